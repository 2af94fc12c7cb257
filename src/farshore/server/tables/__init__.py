"""Tables: matches in memory, their seats and rules of access, and the registry that opens and creates them."""
