import type {Recording} from "../series/recording.ts";
import {checkRecording} from "./check-recording.ts";
import {readCsv} from "./csv.ts";
import {decodeFit} from "./fit/decode.ts";
import {fitRecordings} from "./fit/to-recordings.ts";
import {readGpx} from "./gpx.ts";
import {FILE_LIMITS} from "./limits.ts";
import {PROBLEMS, type Problem, problem} from "./problems.ts";
import {sniff} from "./sniff.ts";
import {readTcx} from "./tcx.ts";
import {DocumentTypeError} from "./xml/read-xml.ts";

export interface ReadOptions {
  /** Unix seconds. */
  readonly now: number;
  /** The runner declares the file to be a run, whatever sport it names. */
  readonly isRun?: boolean;
}

export interface ReadResult {
  /** Every run in the file, each ready for `putOnGrid`. */
  readonly recordings: readonly Recording[];
  readonly problems: readonly Problem[];
}

/** Reads a file a user sent: the runs in it, and every problem to report about it. Never throws on content. */
export function readRecording(bytes: Uint8Array, {now, isRun = false}: ReadOptions): ReadResult {
  const found =
    bytes.length > FILE_LIMITS.bytes
      ? refused("too_large", {limit: FILE_LIMITS.bytes})
      : findRuns(bytes, isRun);
  const checked = found.recordings.map((recording) => checkRecording(recording, now));
  const recordings = checked.flatMap((each) => each.recordings);
  const problems = [...found.problems, ...checked.flatMap((each) => each.problems)];
  // A refusal explains why there is no recording; without one, a problem is added.
  const isSilent = recordings.length === 0 && !problems.some(({code}) => PROBLEMS[code] === "refused");
  return {recordings, problems: isSilent ? [...problems, problem("no_records")] : problems};
}

function findRuns(bytes: Uint8Array, isRun: boolean): ReadResult {
  switch (sniff(bytes)) {
    case "fit":
      return readFit(bytes, isRun);
    case "tcx":
      return withoutDocumentType(() => readTcx(bytes, isRun));
    case "gpx":
      return withoutDocumentType(() => readGpx(bytes, isRun));
    case "csv":
      return readCsv(bytes);
    case "gzip":
    case "zip":
      return refused("packed");
    case null:
      return refused(bytes.length === 0 ? "empty_file" : "unknown_format");
  }
}

function readFit(bytes: Uint8Array, isRun: boolean): ReadResult {
  const found = decodeFit(bytes, {maxRecords: FILE_LIMITS.records}).map((part) => fitRecordings(part, isRun));
  const problems = found.flatMap((each) => each.problems);
  const isTooLong = problems.some(({code}) => code === "too_many_records");
  if (isTooLong) return refused("too_many_records", {limit: FILE_LIMITS.records});
  return {recordings: found.flatMap((each) => each.recordings), problems};
}

function withoutDocumentType(read: () => ReadResult): ReadResult {
  try {
    return read();
  } catch (error) {
    if (error instanceof DocumentTypeError) return refused("document_type");
    throw error;
  }
}

function refused(code: Problem["code"], detail: Problem["detail"] = {}): ReadResult {
  return {recordings: [], problems: [problem(code, detail)]};
}
