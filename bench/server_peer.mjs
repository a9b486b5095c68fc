// boardgame.io's server with a game of two that has hidden hands: each plays one of its cards in turn and draws another.
// Usage: node server_peer.mjs PACKAGES PORT memory|FOLDER
import { createRequire } from "node:module";

const [, , packages, port, storage] = process.argv;
const require = createRequire(`${packages}/`);
const { FlatFile, Server } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const HAND = 20;
const DECK = 104;

const game = {
    name: "hands",
    minPlayers: 2,
    maxPlayers: 2,
    setup: ({ random }) => {
        const deck = random.Shuffle(Array.from({ length: DECK }, (_, card) => ({ card, value: card % 13, suit: card % 4 })));
        return { hands: { 0: deck.splice(0, HAND), 1: deck.splice(0, HAND) }, deck, pile: [], points: [0, 0] };
    },
    playerView: ({ G, playerID }) => ({
        ...G,
        deck: G.deck.length,
        hands: Object.fromEntries(
            Object.entries(G.hands).map(([seat, hand]) => [seat, seat === playerID ? hand : hand.length]),
        ),
    }),
    turn: { minMoves: 1, maxMoves: 1 },
    moves: {
        // Hands and piles are secret to the clients, so the move is made by the server alone.
        play: {
            client: false,
            move: ({ G, playerID, random }, place) => {
                const hand = G.hands[playerID];
                if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
                const [card] = hand.splice(place, 1);
                G.points[playerID] += card.value;
                G.pile.push(card);
                if (!G.deck.length) G.deck = random.Shuffle(G.pile.splice(0));
                hand.push(G.deck.pop());
            },
        },
    },
};

const options = { games: [game], origins: [/127\.0\.0\.1/] };
if (storage !== "memory") options.db = new FlatFile({ dir: storage });
await Server(options).run({ port: Number(port), callback: () => console.log("ready") });
