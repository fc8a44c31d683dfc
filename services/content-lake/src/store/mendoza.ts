/** Opcodes of the patch format that previews and history apply; only those this encoder emits. */
const OP = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  objectSetFieldValue: 17,
  objectDeleteField: 19,
  arrayAppendValue: 20,
  arrayAppendSlice: 21,
  stringAppendString: 22,
  stringAppendSlice: 23,
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
  fieldNames(before)
    .sort()
    .forEach((key, index) => {
      if (!has(after, key)) patch.push(OP.objectDeleteField, index);
      else encodeField(patch, {key, index, before: before[key], after: after[key]});
    });
  for (const key of fieldNames(after)) {
    if (!has(before, key)) patch.push(OP.objectSetFieldValue, after[key], key);
  }
  return patch;
}

/** As a client has them: a field without a value does not exist in JSON. */
const fieldNames = (fields: Fields): string[] => Object.keys(fields).filter((name) => has(fields, name));

const has = (fields: Fields, name: string): boolean =>
  Object.hasOwn(fields, name) && fields[name] !== undefined;

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
    return;
  }
  const parts = encodeParts(before, after);
  if (parts) patch.push(OP.pushFieldBlank, index, ...parts, OP.returnIntoObjectSameKeyPop);
  else patch.push(OP.objectSetFieldValue, after, key);
}

/** A text or list put together from parts of the old one; null when nothing of it is worth taking over. */
function encodeParts(before: unknown, after: unknown): unknown[] | null {
  if (typeof before === "string" && typeof after === "string") return encodeText(before, after);
  return Array.isArray(before) && Array.isArray(after) ? encodeList(before, after) : null;
}

/** Shorter common parts cost more to name than to repeat. */
const SHARED_TEXT_MIN = 24;

function encodeText(before: string, after: string): unknown[] | null {
  const start = commonStart(before, after);
  const end = commonEnd(before, after, Math.min(before.length, after.length) - start);
  if (start + end < SHARED_TEXT_MIN) return null;
  const inserted = after.slice(start, after.length - end);
  // Places in texts are counted in bytes of UTF-8.
  const bytes = (length: number) => Buffer.byteLength(before.slice(0, length));
  return [
    ...(start > 0 ? [OP.stringAppendSlice, 0, bytes(start)] : []),
    ...(inserted === "" ? [] : [OP.stringAppendString, inserted]),
    ...(end > 0 ? [OP.stringAppendSlice, bytes(before.length - end), bytes(before.length)] : []),
  ];
}

const isHighSurrogate = (text: string, at: number): boolean => /[\ud800-\udbff]/.test(text.charAt(at));

function commonStart(before: string, after: string): number {
  const most = Math.min(before.length, after.length);
  let length = 0;
  while (length < most && before[length] === after[length]) length++;
  // Never between the two halves of one sign.
  return length > 0 && isHighSurrogate(before, length - 1) ? length - 1 : length;
}

function commonEnd(before: string, after: string, most: number): number {
  let length = 0;
  while (length < most && before.at(-1 - length) === after.at(-1 - length)) length++;
  return length > 0 && isHighSurrogate(before, before.length - length - 1) ? length - 1 : length;
}

/** Items that stayed are taken over, items that changed inside are patched, and the others are written anew. */
function encodeList(before: readonly unknown[], after: readonly unknown[]): unknown[] | null {
  if (before.length === 0 || after.length === 0) return null;
  const origins = originsOf(before, after);
  const patch: unknown[] = [];
  for (let at = 0; at < after.length; ) {
    const origin = origins[at] ?? null;
    if (origin === null) {
      patch.push(OP.arrayAppendValue, after[at]);
      at++;
      continue;
    }
    const same = countSame(before, after, {origin, at, origins});
    if (same > 0) patch.push(OP.arrayAppendSlice, origin, origin + same);
    else
      patch.push(
        OP.pushElementCopy,
        origin,
        ...encodePatch(before[origin], after[at]),
        OP.returnIntoArrayPop,
      );
    at += Math.max(same, 1);
  }
  return patch;
}

interface Run {
  readonly origin: number;
  readonly at: number;
  readonly origins: readonly (number | null)[];
}

/** How many items from here on are those of the old list from `origin` on, unchanged. */
function countSame(
  before: readonly unknown[],
  after: readonly unknown[],
  {origin, at, origins}: Run,
): number {
  let count = 0;
  while (
    at + count < after.length &&
    origins[at + count] === origin + count &&
    isSameJson(before[origin + count], after[at + count])
  ) {
    count++;
  }
  return count;
}

/** Which old item each new one was: by its key, else by its place where it is the same or both are objects. */
function originsOf(before: readonly unknown[], after: readonly unknown[]): readonly (number | null)[] {
  const byKey = new Map(before.map((item, index) => [keyOf(item), index]));
  return after.map((item, index) => {
    const key = keyOf(item);
    const origin = key === null ? index : byKey.get(key);
    if (origin === undefined || origin >= before.length) return null;
    const isPatchable = isPlainObject(item) && isPlainObject(before[origin]);
    return isPatchable || isSameJson(item, before[origin]) ? origin : null;
  });
}

function keyOf(item: unknown): string | null {
  return isPlainObject(item) && typeof item._key === "string" ? item._key : null;
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
