import {describe, expect, it} from "vitest";
import {CHAIN_START, type Chain, findBreak} from "./hash-chain.ts";

interface Entry {
  readonly seq: number;
  readonly previous: string;
  readonly word: string;
}
const linkOf = ({seq, previous, word}: Entry) => `${previous.slice(-8)}/${seq}/${word}`;
const CHAIN: Chain<Entry & {link: string}> = {
  positionOf: (entry) => entry,
  faultOf: async (entry) => (entry.link === linkOf(entry) ? null : `Entry ${entry.seq} was changed`),
};

function chainOf(...words: string[]) {
  const entries: (Entry & {link: string})[] = [];
  for (const [index, word] of words.entries()) {
    const entry = {seq: index + 1, previous: entries.at(-1)?.link ?? CHAIN_START, word};
    entries.push({...entry, link: linkOf(entry)});
  }
  return entries;
}
const WHOLE = chainOf("a", "b", "c");
function entryAt(seq: number) {
  const entry = WHOLE[seq - 1];
  if (!entry) throw new Error(`The chain has no entry ${seq}`);
  return entry;
}
const [first, second, third] = [entryAt(1), entryAt(2), entryAt(3)];
const rewritten = {...second, word: "x", link: linkOf({...second, word: "x"})};

describe("a chain of records", () => {
  it.each([
    ["without entries", [], null],
    ["as it was written", [first, second, third], null],
    ["that ends early: its head is kept elsewhere for that", [first, second], null],
    ["without its beginning", [second, third], "Entry 1 is missing"],
    ["with a gap", [first, third], "Entry 2 is missing"],
    ["with two in each other's place", [second, first, third], "Entry 1 is missing"],
    ["with an entry twice", [first, first, second], "Entry 2 is missing"],
    ["with a changed word", [first, {...second, word: "x"}, third], "Entry 2 was changed"],
    [
      "with an entry written anew, link and all",
      [first, rewritten, third],
      "Entry 3 does not follow entry 2",
    ],
    ["that begins after something", [{...first, previous: "else"}], "Entry 1 does not follow entry 0"],
    [
      "with an entry put between",
      [first, {...second, link: "x"}, {...second, seq: 3}],
      "Entry 2 was changed",
    ],
  ])("%s", async (_case, entries, expected) => {
    expect(await findBreak(entries, CHAIN)).toBe(expected);
  });

  it("is read entry by entry, and no further than its first break", async () => {
    let read = 0;
    const broken = [entryAt(1), {...entryAt(2), word: "x"}, entryAt(3)];
    async function* entries() {
      for (const entry of broken) {
        read += 1;
        yield entry;
      }
    }
    expect(await findBreak(entries(), CHAIN)).toBe("Entry 2 was changed");
    expect(read).toBe(2);
  });
});
