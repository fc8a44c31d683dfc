export const CHAIN_START = "sha256:0000000000000000000000000000000000000000000000000000000000000000";

/** Where an entry stands: counted from 1 without gaps, after one link and with its own. */
interface ChainPosition {
  readonly seq: number;
  readonly previous: string;
  readonly link: string;
}

export interface Chain<Entry> {
  readonly positionOf: (entry: Entry) => ChainPosition;
  /** How the entry differs from what its link was made of, in words; null when it does not. */
  readonly faultOf: (entry: Entry) => Promise<string | null>;
}

/** The first entry that is not what or where it was when it was written, in words; null when all are. */
export async function findBreak<Entry>(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  {positionOf, faultOf}: Chain<Entry>,
): Promise<string | null> {
  let seq = 0;
  let last = CHAIN_START;
  for await (const entry of entries) {
    const position = positionOf(entry);
    seq += 1;
    if (position.seq !== seq) return `Entry ${seq} is missing`;
    if (position.previous !== last) return `Entry ${seq} does not follow entry ${seq - 1}`;
    const fault = await faultOf(entry);
    if (fault !== null) return fault;
    last = position.link;
  }
  return null;
}
