board-row = Ligne { $number }
space-beside = { $label }, à côté de { $names }
