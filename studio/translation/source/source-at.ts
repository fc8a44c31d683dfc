import {isRecord} from "@gradus/schemas/fields/is-record";
import {type FormPatch, insert, PatchEvent, type Path, set, setIfMissing} from "sanity";

export interface SourceValue {
  readonly path: Path;
  readonly value: unknown;
}

/** Value of the source at the cursor: a field, or the block of formatted text that contains the cursor. */
export function sourceAt(source: unknown, focus: Path): SourceValue | null {
  let found: SourceValue | null = null;
  let value: unknown = source;
  for (const [index, segment] of focus.entries()) {
    value = step(value, segment);
    if (value === undefined) break;
    found = {path: focus.slice(0, index + 1), value};
    if (isRecord(value) && value._type === "block") break;
  }
  return found;
}

/** The item of the page's list, usually a section, in which the cursor is. */
export function itemAt(source: unknown, focus: Path): SourceValue | null {
  const found = sourceAt(source, focus.slice(0, 2));
  return found && found.path.length === 2 && isRecord(found.value) ? found : null;
}

export function copyPatch(translation: unknown, source: unknown, {path, value}: SourceValue): PatchEvent {
  return PatchEvent.from(copySteps(translation, source, {path, value}));
}

function copySteps(translation: unknown, source: unknown, {path, value}: SourceValue): FormPatch[] {
  const last = path.at(-1);
  const isItem = isRecord(last);
  if (!isItem || sourceAt(translation, path)?.path.length === path.length) return [set(value, path)];
  const listPath = path.slice(0, -1);
  const before = keyBefore(sourceAt(source, listPath)?.value, last._key);
  const hasNeighbour =
    before !== null && sourceAt(translation, [...listPath, {_key: before}])?.path.length === path.length;
  const steps = setIfMissing([], listPath);
  return hasNeighbour
    ? [steps, insert([value], "after", [...listPath, {_key: before}])]
    : [steps, insert([value], "before", [...listPath, 0])];
}

function keyBefore(list: unknown, key: unknown): string | null {
  if (!Array.isArray(list)) return null;
  const index = list.findIndex((item: unknown) => isRecord(item) && item._key === key);
  const before: unknown = list[index - 1];
  return isRecord(before) && typeof before._key === "string" ? before._key : null;
}

function step(value: unknown, segment: Path[number]): unknown {
  if (Array.isArray(value)) {
    if (isRecord(segment) && !Array.isArray(segment)) {
      return value.find((item: unknown) => isRecord(item) && item._key === segment._key);
    }
    return typeof segment === "number" ? value[segment] : undefined;
  }
  return isRecord(value) && typeof segment === "string" ? value[segment] : undefined;
}
