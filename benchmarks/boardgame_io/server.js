// boardgame.io's own server with a game as small as a game can be: four players lay a stone in turn, for ever.
// usage: node server.js PORT [FOLDER]   with a folder, matches are kept in files there; without, in memory
const { Server, FlatFile, Origins } = require("boardgame.io/server");

const Stones = {
  name: "stones",
  setup: () => ({ stones: [0, 0, 0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    lay: ({ G, playerID }) => {
      G.stones[Number(playerID)] += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const options = { games: [Stones], origins: [Origins.LOCALHOST] };
if (folder) options.db = new FlatFile({ dir: folder });
Server(options).run({ port: Number(port), lobbyConfig: { apiPort: Number(port) + 1 } });
