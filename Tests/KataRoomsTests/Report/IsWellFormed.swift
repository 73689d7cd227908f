import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Whether a parser of XML accepts this text.
func isWellFormed(_ text: some StringProtocol) -> Bool {
  XMLParser(data: Data(text.utf8)).parse()
}
