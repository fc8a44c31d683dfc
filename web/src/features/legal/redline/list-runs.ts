import type {BlockChange} from "@gradus/schemas/legal/redline";

interface PlacedBlock {
  /** Its place among the blocks of the clause. */
  readonly at: number;
  readonly block: BlockChange;
}

interface BlockGroup {
  readonly key: number;
  /** The list the blocks are items of; null for paragraphs. */
  readonly tag: "ol" | "ul" | null;
  readonly items: PlacedBlock[];
}

/** Neighbouring items of the same kind of list, together. */
export function listRuns(blocks: readonly BlockChange[]): BlockGroup[] {
  const groups: BlockGroup[] = [];
  blocks.forEach((block, at) => {
    const tag = listTag(block);
    const last = groups.at(-1);
    if (last && last.tag === tag) last.items.push({at, block});
    else groups.push({key: at, tag, items: [{at, block}]});
  });
  return groups;
}

export function listTag({listItem}: BlockChange): BlockGroup["tag"] {
  if (listItem === null) return null;
  return listItem === "number" ? "ol" : "ul";
}
