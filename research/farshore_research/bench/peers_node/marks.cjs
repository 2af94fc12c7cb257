// A game for measuring: seats take turns and mark one space of 225.
const { INVALID_MOVE } = require("boardgame.io/core");

exports.Marks = {
  name: "marks",
  setup: () => ({ spaces: Array(225).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, space) => {
      if (G.spaces[space] !== null) return INVALID_MOVE;
      G.spaces[space] = playerID;
    },
  },
};
