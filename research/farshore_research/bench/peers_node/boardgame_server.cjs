// node boardgame_server.cjs PORT [FOLDER]: boardgame.io's server, in memory or with its flat files in a folder.
const { Server, FlatFile } = require("boardgame.io/server");
const { Marks } = require("./marks.cjs");

const [port, folder] = process.argv.slice(2);
const db = folder ? new FlatFile({ dir: folder, logging: false }) : undefined;
Server({ games: [Marks], origins: [/127\.0\.0\.1/], db }).run(Number(port));
