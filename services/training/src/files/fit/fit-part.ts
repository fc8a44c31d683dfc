import type {BaseType} from "./base-types.ts";

/** A number in the file's own unit, a text, or bytes. A field that holds its invalid value is not there at all. */
export type FitValue = number | string | Uint8Array;

/** A message other than a record: native fields by number, developer fields by the key of their description. */
export interface FitMessage {
  readonly fields: ReadonlyMap<number, FitValue>;
  readonly developer: ReadonlyMap<string, FitValue>;
}

/** How a file describes one developer field. Real value = raw / scale - offset. */
export interface DeveloperField {
  /** Names its column, and its value in a message. Distinguishes equal numbers of two applications in one file. */
  readonly key: string;
  readonly index: number;
  readonly number: number;
  /** 32 hex digits, or null when the file names no application for the index. All zeros is an id like any other. */
  readonly application: string | null;
  readonly name: string;
  readonly units: string;
  readonly baseType: BaseType;
  readonly scale: number;
  readonly offset: number;
  readonly nativeMessage: number | null;
  readonly nativeField: number | null;
}

/** Number of a native field, or key of a developer field. */
export type ColumnKey = number | string;

const FIT_WARNINGS = [
  "bad_header_checksum",
  "bad_checksum",
  "damaged",
  "too_many_records",
  "too_many_messages",
  "too_many_fields",
  "undescribed_developer_field",
  "trailing_bytes",
  "no_timestamp",
] as const;
export type FitWarning = (typeof FIT_WARNINGS)[number];

/** One part of a FIT file; most files have one. Record fields are columns of raw numbers, NaN where there is none. */
export interface FitPart {
  readonly fileId: FitMessage | null;
  readonly activity: FitMessage | null;
  readonly sport: FitMessage | null;
  readonly sessions: readonly FitMessage[];
  readonly laps: readonly FitMessage[];
  readonly events: readonly FitMessage[];
  readonly devices: readonly FitMessage[];
  readonly workout: readonly FitMessage[];
  readonly dev: readonly DeveloperField[];
  /** Each of length `n`, in the order of the file. Native fields are unscaled; times stay FIT seconds. */
  readonly cols: ReadonlyMap<ColumnKey, Float64Array>;
  readonly n: number;
  readonly truncated: boolean;
  readonly crcOk: boolean;
  readonly warnings: ReadonlySet<FitWarning>;
}
