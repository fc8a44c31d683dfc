import type {LakeDocument} from "../../types.ts";
import {createDocument} from "./memory-source.ts";
import {createRandom} from "./random.ts";

export interface Dice {
  /** A whole number below `max`. */
  below(max: number): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  chance(probability: number): boolean;
}

export function createDice(seed: number): Dice {
  const random = createRandom(seed);
  const below = (max: number) => Math.floor(random() * max);
  return {
    below,
    pick: ([first, ...others]) => others[below(others.length + 1) - 1] ?? first,
    chance: (probability) => random() < probability,
  };
}

const WORDS = ["power", "stride", "hill", "Tempo", "watt", "pace", "ground", "contact"] as const;
export const GROUPS = Array.from({length: 24}, (_, index) => `doc-${index}`);

function text(dice: Dice, length: number): string {
  return Array.from({length}, () => dice.pick(WORDS)).join(" ");
}

/** Small values on purpose: queries over them collide, tie and miss often. */
export function createRandomDocument(id: string, dice: Dice): LakeDocument {
  const reference = () => ({_type: "reference", _ref: `doc-${dice.below(28)}`});
  const optional = (name: string, value: unknown) => (dice.chance(0.75) ? {[name]: value} : {});
  return createDocument({
    _id: id,
    _type: dice.pick(["post", "person", "tag"]),
    ...optional("title", text(dice, 1 + dice.below(3))),
    ...optional("slug", {_type: "slug", current: dice.pick(["a", "b", "c", "d"])}),
    ...optional("price", dice.below(6)),
    ...optional("live", dice.chance(0.5)),
    ...optional("at", `2026-0${1 + dice.below(9)}-01T00:00:00Z`),
    ...optional("author", reference()),
    ...optional(
      "related",
      Array.from({length: dice.below(4)}, (_, key) => ({_key: `k${key}`, ...reference()})),
    ),
    ...optional(
      "tags",
      Array.from({length: dice.below(4)}, () => dice.pick(["x", "y", "z"])),
    ),
    ...optional("numbers", [dice.below(9), null, dice.below(9)]),
    ...optional("body", [
      {_key: "b0", _type: "block", children: [{_key: "s0", _type: "span", text: text(dice, 4)}]},
      {_key: "b1", _type: "image", asset: reference(), alt: text(dice, 2)},
    ]),
  });
}

/** Published documents, drafts and versions in two releases, some of which unpublish. */
export function createRandomDataset(dice: Dice): LakeDocument[] {
  return GROUPS.flatMap((group) => {
    const ids = [group, `drafts.${group}`, `versions.rOne.${group}`, `versions.rTwo.${group}`];
    const present = ids.filter((_, at) => dice.chance(at === 0 ? 0.8 : 0.25));
    return present.map((id) => ({
      ...createRandomDocument(id, dice),
      ...(id.startsWith("versions.") && dice.chance(0.2) ? {_system: {delete: true}} : {}),
    }));
  });
}
