/// Lets the tasks that an earlier call created run.
@MainActor
package func settle() async {
  await Task {}.value
}
