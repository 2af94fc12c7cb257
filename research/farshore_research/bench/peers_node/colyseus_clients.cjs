// node colyseus_clients.cjs PORT TABLES SEATS MOVES: colyseus's own clients, one for each seat. Prints and reads the same
// lines as boardgame_clients.cjs.
const { Client } = require("colyseus.js");

const [port, tables, seats, moves] = process.argv.slice(2, 6).map(Number);
let bytes = 0;
let messages = 0;
let playing = false;

const until = (room, turn) =>
  new Promise((resolve) => {
    if (room.state.turn >= turn) return resolve();
    const look = (state) => {
      if (state.turn < turn) return;
      room.onStateChange.remove(look);
      resolve();
    };
    room.onStateChange(look);
  });

const sit = async () => {
  const client = new Client(`ws://127.0.0.1:${port}`);
  const rooms = [await client.create("marks", { seats })];
  while (rooms.length < seats) rooms.push(await client.joinById(rooms[0].roomId));
  for (const room of rooms) {
    if (!room.state.spaces?.length) await new Promise((resolve) => room.onStateChange.once(resolve));
    room.connection.transport.ws.addEventListener("message", ({ data }) => {
      if (!playing) return;
      messages += 1;
      bytes += data.byteLength;
    });
  }
  return rooms;
};

const play = async (rooms) => {
  for (let move = 0; move < moves; move += 1) {
    rooms[move % seats].send("mark", move);
    await Promise.all(rooms.map((room) => until(room, move + 1)));
  }
};

const main = async () => {
  const all = [];
  for (let table = 0; table < tables; table += 1) all.push(await sit());
  console.log("ready");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  playing = true;
  await Promise.all(all.map(play));
  console.log(JSON.stringify({ moves: tables * moves, bytes, messages }));
  process.exit(0);
};

main();
