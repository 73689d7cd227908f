import TextViewSolution
import TodoScreens
import TodoTerminal

/// A text view of the list.
@MainActor
package protocol ListTextViewSubject: ListViewInterface, TextScreen {}

extension TextViewSolution.ListTextView: ListTextViewSubject {}
