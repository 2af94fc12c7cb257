board-row = Row { $number }
space-beside = { $label }, next to { $names }
