board-row = Reihe { $number }
space-beside = { $label }, neben { $names }
