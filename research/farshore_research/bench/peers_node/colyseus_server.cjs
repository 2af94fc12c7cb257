// node colyseus_server.cjs PORT: colyseus, which keeps matches in memory. Seats take turns and mark one space of 225.
const { Room, Server } = require("@colyseus/core");
const { Schema, ArraySchema, defineTypes } = require("@colyseus/schema");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const SPACES = 225;
const EMPTY = -1;

class Marks extends Schema {
  constructor() {
    super();
    this.spaces = new ArraySchema(...Array(SPACES).fill(EMPTY));
    this.turn = 0;
  }
}
defineTypes(Marks, { spaces: ["int8"], turn: "uint16" });

class MarksRoom extends Room {
  onCreate({ seats }) {
    this.maxClients = seats;
    this.setState(new Marks());
    this.setPatchRate(null); // a patch for each move, as the others send it
    this.onMessage("mark", (client, space) => {
      const { spaces, turn } = this.state;
      if (this.clients.indexOf(client) !== turn % seats || spaces[space] !== EMPTY) return;
      spaces[space] = turn % seats;
      this.state.turn = turn + 1;
      this.broadcastPatch();
    });
  }
}

const server = new Server({ transport: new WebSocketTransport() });
server.define("marks", MarksRoom);
server.listen(Number(process.argv[2]), "127.0.0.1");
