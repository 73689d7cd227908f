import TodoDomain

extension ControllableClock: TodoClock {}
