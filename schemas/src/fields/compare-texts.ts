import type {TextLeaf} from "./list-texts.ts";

export interface SourceChange {
  /** Where it is now, or was. */
  readonly leaf: TextLeaf;
  readonly before: string | null;
  readonly now: string | null;
  /** The text of the translation at the same place. */
  readonly translated: string | null;
}

/** In the order of the page; what is gone comes last. */
export function listSourceChanges(
  before: readonly TextLeaf[],
  now: readonly TextLeaf[],
  translation: readonly TextLeaf[],
): SourceChange[] {
  const [past, present, translated] = [byId(before), byId(now), byId(translation)];
  const change = (leaf: TextLeaf): SourceChange => ({
    leaf,
    before: past.get(leaf.id)?.text ?? null,
    now: present.get(leaf.id)?.text ?? null,
    translated: translated.get(leaf.id)?.text ?? null,
  });
  const removed = before.filter(({id}) => !present.has(id));
  return [...now, ...removed].map(change).filter((one) => one.before !== one.now);
}

export function listUntouched(source: readonly TextLeaf[], translation: readonly TextLeaf[]): TextLeaf[] {
  const texts = byId(source);
  return translation.filter(({id, text}) => texts.get(id)?.text === text && hasWords(text));
}

/** A lone token, a number or a sign reads the same in every language. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(/\{[^{}]*\}/g, ""));
}

const byId = (leaves: readonly TextLeaf[]) => new Map(leaves.map((leaf) => [leaf.id, leaf]));
