import "server-only";
import {client} from "../client";
import {repair} from "../shape/repair";
import type {Moves} from "./find-redirect";
import {movesQuery} from "./moves.query";

const FRESH_MS = 10_000;
const NONE: Moves = {redirects: [], pages: []};

let last: {readonly at: number; readonly moves: Promise<Moves>} | null = null;

/**
 * The same for the proxy, which is outside the page cache and calls this only for unknown addresses. Empty while
 * content cannot be read: the address is then answered as unknown.
 */
export function readMoves(): Promise<Moves> {
  const now = performance.now();
  if (last === null || now - last.at > FRESH_MS) last = {at: now, moves: fetchMoves()};
  return last.moves;
}

async function fetchMoves(): Promise<Moves> {
  try {
    return repair("MovesQueryResult", await client.fetch<unknown>(movesQuery, {}, {cache: "no-store"}));
  } catch (error) {
    console.error("Former addresses cannot be read:", error);
    return NONE;
  }
}
