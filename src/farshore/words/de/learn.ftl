### Was über Regeln zum Lesen gesagt wird.

rules-lit = Jetzt möglich: { $spaces }
no-rules = { $game } bringt keine Regeln zum Lesen mit.
no-section = Es gibt keinen Abschnitt „{ $section }“; es gibt { $known }.
no-language = Es gibt keine Sprache „{ $language }“; es gibt { $known }.
