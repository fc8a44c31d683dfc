import {isFitAt, readBounds} from "./container.ts";
import type {FitPart} from "./fit-part.ts";
import {PartReader} from "./read-part.ts";

export interface DecodeOptions {
  /** Records beyond this number are passed over, with a warning. */
  readonly maxRecords?: number;
}

const MAX_RECORDS = 400_000;
// Each part costs maps and columns of its own; real files chain two or three.
const MAX_PARTS = 64;

/** Thrown for bytes that do not begin with a FIT header. */
export class NotFitError extends Error {
  override readonly name = "NotFitError";
}

/**
 * Reads a FIT file into columns, one part for each file chained in it. Damage inside never throws: every complete
 * message before it is returned, and `warnings`, `truncated` and `crcOk` report what was found.
 */
export function decodeFit(bytes: Uint8Array, {maxRecords = MAX_RECORDS}: DecodeOptions = {}): FitPart[] {
  if (!isFitAt(bytes, 0)) throw new NotFitError("The bytes do not begin with a FIT header");
  const parts: FitPart[] = [];
  let at = 0;
  while (isFitAt(bytes, at) && parts.length < MAX_PARTS) {
    const bounds = readBounds(bytes, at);
    parts.push(readPart(bytes, bounds, maxRecords));
    at = bounds.next;
  }
  const last = parts.at(-1);
  if (at < bytes.length && last) parts[parts.length - 1] = withTrailingBytes(last);
  return parts;
}

// Some writers describe a developer field after the records that use it: its type is known only in a second reading.
function readPart(bytes: Uint8Array, bounds: ReturnType<typeof readBounds>, maxRecords: number): FitPart {
  const reader = new PartReader(bytes, bounds, maxRecords);
  const part = reader.read();
  const isDescribedLater = part.dev.some(({index, number}) => reader.undescribed.has(`${index}/${number}`));
  return isDescribedLater ? new PartReader(bytes, bounds, maxRecords, reader.developer).read() : part;
}

function withTrailingBytes(part: FitPart): FitPart {
  return {...part, warnings: new Set([...part.warnings, "trailing_bytes"])};
}
