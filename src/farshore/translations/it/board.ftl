board-row = Fila { $number }
space-beside = { $label }, accanto a { $names }
