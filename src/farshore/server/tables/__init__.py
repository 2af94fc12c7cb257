"""Tables: matches with people at them, in this process and beside others."""
