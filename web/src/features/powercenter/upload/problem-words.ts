import type {FileProblem} from "@gradus/backend/contract/uploads";
import type {ProblemCode} from "@gradus/training/files/problems";
import type {ClientTranslator, KeyIn} from "@/i18n/message-types";
import {dateFormat, numberFormat} from "@/lib/format/intl";

export type ProblemTranslator = ClientTranslator<"runProblems">;
type Detail = FileProblem["detail"];

/** A message for every problem that a file can have: a problem without a message does not compile. */
const WORDS: Readonly<Record<ProblemCode, KeyIn<"runProblems">>> = {
  empty_file: "runProblems.emptyFile",
  too_large: "runProblems.tooLarge",
  packed: "runProblems.packed",
  cannot_unpack: "runProblems.cannotUnpack",
  no_recording_inside: "runProblems.noRecordingInside",
  too_many_inside: "runProblems.tooManyInside",
  packed_too_tightly: "runProblems.packedTooTightly",
  reading_failed: "runProblems.readingFailed",
  unknown_format: "runProblems.unknownFormat",
  document_type: "runProblems.documentType",
  not_an_activity: "runProblems.notAnActivity",
  course: "runProblems.course",
  no_records: "runProblems.noRecords",
  one_moment: "runProblems.oneMoment",
  other_sport: "runProblems.otherSport",
  clock_not_set: "runProblems.clockNotSet",
  starts_in_future: "runProblems.startsInFuture",
  too_long: "runProblems.tooLong",
  too_many_records: "runProblems.tooManyRecords",
  times_jump: "runProblems.timesJump",
  truncated: "runProblems.truncated",
  checksum: "runProblems.checksum",
  damaged: "runProblems.damaged",
  fields_left_out: "runProblems.fieldsLeftOut",
  sport_unknown: "runProblems.sportUnknown",
  cut_at_jump: "runProblems.cutAtJump",
  time_went_back: "runProblems.timeWentBack",
  same_run: "runProblems.sameRun",
  impossible_values: "runProblems.impossibleValues",
};

export function problemWords({code, detail}: FileProblem, t: ProblemTranslator): string {
  return t(WORDS[code], {
    size: bytesIn(code === "too_large" ? detail.limit : undefined, t.formatLocale),
    limit: countIn(detail.limit, t.formatLocale),
    hours: countIn(hoursOf(detail.limit), t.formatLocale),
    count: Number(detail.count ?? 0),
    when: momentIn(detail.start ?? detail.at, t.formatLocale),
  });
}

const hoursOf = (seconds: Detail[string] | undefined) => Math.round(Number(seconds ?? 0) / 3600);

const countIn = (count: Detail[string] | undefined, locale: string) =>
  numberFormat(locale).format(Number(count ?? 0));

const bytesIn = (bytes: Detail[string] | undefined, locale: string) =>
  numberFormat(locale, {style: "unit", unit: "megabyte"}).format(
    Math.floor(Number(bytes ?? 0) / 1024 / 1024),
  );

/** A device's clock knows no zone, so none is added. */
const momentIn = (seconds: Detail[string] | undefined, locale: string) =>
  dateFormat(locale, {dateStyle: "medium", timeStyle: "short", timeZone: "UTC"}).format(
    Number(seconds ?? 0) * 1000,
  );
