// node boardgame_clients.cjs PORT TABLES SEATS MOVES NAME: boardgame.io's own clients, one for each seat.
// Prints "ready", waits for a line, plays, and prints the moves and the size of what was received as JSON. Each move is
// received by all clients of its table before the next.
const { Client } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const { Marks } = require("./marks.cjs");

const [port, tables, seats, moves] = process.argv.slice(2, 6).map(Number);
const name = process.argv[6];
let bytes = 0;
let messages = 0;
let playing = false;

// One subscription for each client: boardgame.io gives the number of an ended one to another.
const waiting = new Map();

const until = (client, holds) =>
  new Promise((resolve) => {
    waiting.set(client, (state) => {
      if (!state || !holds(state)) return;
      waiting.delete(client);
      resolve();
    });
    waiting.get(client)(client.getState());
  });

const sit = async (table, seat) => {
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ["websocket"] } });
  const client = Client({
    game: Marks, numPlayers: seats, matchID: `${name}-${table}`, playerID: String(seat), multiplayer, debug: false,
  });
  client.subscribe((state) => waiting.get(client)?.(state));
  client.start();
  await until(client, (state) => state.isConnected);
  client.transport.socket.io.engine.on("packet", ({ type, data }) => {
    if (!playing || type !== "message") return;
    messages += 1;
    bytes += Buffer.byteLength(data);
  });
  return client;
};

const play = async (clients) => {
  for (let move = 0; move < moves; move += 1) {
    clients[move % seats].moves.mark(move);
    await Promise.all(clients.map((client) => until(client, ({ ctx }) => ctx.turn > move + 1)));
  }
};

const main = async () => {
  const all = [];
  for (let table = 0; table < tables; table += 1) {
    const clients = [];
    for (let seat = 0; seat < seats; seat += 1) clients.push(await sit(table, seat));
    all.push(clients);
  }
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  playing = true;
  await Promise.all(all.map(play));
  console.log(JSON.stringify({ moves: tables * moves, bytes, messages }));
  process.exit(0);
};

main();
