### What is said about rules to read.

rules-lit = Open now: { $spaces }
no-rules = { $game } brings no rules to read.
no-section = There is no section “{ $section }”; there are { $known }.
no-language = There is no language “{ $language }”; there are { $known }.
