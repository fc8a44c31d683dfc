import type {ComparedClause, TextBlock} from "../types.ts";
import {paragraph} from "./blocks.ts";

const WORDS = [
  "the",
  "pod",
  "of",
  "30",
  "days",
  "Rücknahme",
  "l’envoi",
  "und",
  "you",
  "may",
  "return",
  "it",
  "binnen",
];
const ANCHORS = ["scope", "order", "use", "law", "trial", "refund"];

/** Pairs of texts of which the second is the first after some edits. The same seed gives the same pairs. */
export function createRandomTexts(seed: number): () => [ComparedClause[], ComparedClause[]] {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const pick = <T>(items: readonly T[], otherwise: T): T => items[below(items.length)] ?? otherwise;
  const sentence = () =>
    `${Array.from({length: 1 + below(9)}, () => pick(WORDS, "")).join(" ")}${pick([".", ",", ""], "")}`;
  const block = (): TextBlock => {
    const text = below(3) === 0 ? [sentence(), {text: ` ${sentence()}`, strong: true}] : [sentence()];
    return below(4) === 0
      ? {...paragraph(...text), listItem: "bullet", level: 1 + below(2)}
      : paragraph(...text);
  };
  const clause = (anchor: string): ComparedClause => ({
    anchor,
    title: sentence(),
    body: Array.from({length: below(5)}, block),
  });
  const editBlock = (originalBlock: TextBlock): TextBlock => {
    const [first] = originalBlock.children ?? [];
    const parts = (first?.text ?? "").split(" ");
    parts.splice(below(parts.length), below(2), ...Array.from({length: below(3)}, () => pick(WORDS, "")));
    return {...originalBlock, ...paragraph(parts.join(" "))};
  };
  const edit = (originalClause: ComparedClause): ComparedClause => ({
    ...originalClause,
    title: below(4) === 0 ? sentence() : originalClause.title,
    body: (originalClause.body ?? []).flatMap((item) =>
      below(6) === 0 ? [] : below(3) === 0 ? [editBlock(item)] : below(6) === 0 ? [item, block()] : [item],
    ),
  });
  return () => {
    const before = ANCHORS.filter(() => below(4) > 0).map(clause);
    const after = before.filter(() => below(6) > 0).map(edit);
    if (after.length > 1 && below(2) === 0) after.splice(below(after.length), 0, ...after.splice(0, 1));
    if (below(2) === 0) after.splice(below(after.length + 1), 0, clause("added"));
    return [before, after];
  };
}
