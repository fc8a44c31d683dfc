/** Opcodes of the patch format that previews and history apply; only those this encoder emits. */
const OP = {
  value: 0,
  pushFieldCopy: 10,
  returnIntoObjectSameKeyPop: 15,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
} as const;

export type MendozaPatch = readonly unknown[];

export interface Effects {
  readonly apply: MendozaPatch;
  readonly revert: MendozaPatch;
}

/**
 * The patches that turn `before` into `after` and back. Both are computed without `_rev`: clients strip it
 * before they apply, and field positions in a patch are indexes into the sorted keys of what it is applied to.
 */
export function effectsOf(before: object | null, after: object | null): Effects {
  const [from, to] = [withoutRevision(before), withoutRevision(after)];
  return {apply: encodePatch(from, to), revert: encodePatch(to, from)};
}

export function encodePatch(before: unknown, after: unknown): MendozaPatch {
  if (isPlainObject(before) && isPlainObject(after)) return encodeObject(before, after);
  return isSameJson(before, after) ? [] : [OP.value, after];
}

function encodeObject(before: Fields, after: Fields): unknown[] {
  const patch: unknown[] = [];
  Object.keys(before)
    .sort()
    .forEach((key, index) => {
      if (!Object.hasOwn(after, key)) patch.push(OP.objectDeleteField, index);
      else encodeField(patch, {key, index, before: before[key], after: after[key]});
    });
  for (const key of Object.keys(after)) {
    if (!Object.hasOwn(before, key)) patch.push(OP.objectSetFieldValue, after[key], key);
  }
  return patch;
}

interface Field {
  readonly key: string;
  readonly index: number;
  readonly before: unknown;
  readonly after: unknown;
}

function encodeField(patch: unknown[], {key, index, before, after}: Field): void {
  if (isSameJson(before, after)) return;
  if (isPlainObject(before) && isPlainObject(after)) {
    patch.push(OP.pushFieldCopy, index, ...encodeObject(before, after), OP.returnIntoObjectSameKeyPop);
  } else {
    patch.push(OP.objectSetFieldValue, after, key);
  }
}

type Fields = Readonly<Record<string, unknown>>;

function isPlainObject(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Equality of JSON values, whatever the order of their keys. */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((item, index) => isSameJson(item, right[index]));
  }
  if (!isPlainObject(left) || !isPlainObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  );
}

function withoutRevision(document: object | null): object | null {
  if (document === null) return null;
  const {_rev, ...content}: Record<string, unknown> = {...document};
  return content;
}
