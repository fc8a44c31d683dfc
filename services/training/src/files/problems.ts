/**
 * Everything that can be reported about a file a user sent: "refused" means that it, or one run in it, was not taken;
 * "noticed" that it was, and what to know about it. A page has a text for each code, with what `detail` names here.
 */
export const PROBLEMS = {
  /** No bytes at all. */
  empty_file: "refused",
  /** limit: bytes. */
  too_large: "refused",
  /** A gzip or zip file: what is in it has to be unpacked before. */
  packed: "refused",
  /** A gzip or zip file that is broken; a zip of several where only one can be taken. */
  cannot_unpack: "refused",
  /** A zip in which nothing is a recording. */
  no_recording_inside: "refused",
  /** limit: files in one zip. */
  too_many_inside: "refused",
  /** A gzip or zip file that was made to fill memory. */
  packed_too_tightly: "refused",
  /** Our own reader failed: the error is recorded, and the file is kept. */
  reading_failed: "refused",
  /** Neither FIT, TCX, GPX nor our own CSV. */
  unknown_format: "refused",
  /** XML with a document type: such files can make a parser load more than they contain. */
  document_type: "refused",
  /** A FIT file of something else: a workout, settings. type: number in the file. */
  not_an_activity: "refused",
  /** A course or a route: where to run, and no record of a run. */
  course: "refused",
  /** No moment with a time. */
  no_records: "refused",
  /** One moment alone, of which no second is a run. */
  one_moment: "refused",
  /** sport: its name. */
  other_sport: "refused",
  /** The clock of the device was not set. start: Unix seconds. */
  clock_not_set: "refused",
  /** start: Unix seconds. */
  starts_in_future: "refused",
  /** elapsed, limit: seconds. */
  too_long: "refused",
  /** limit: records. */
  too_many_records: "refused",
  /** Times jump too often to determine what belongs together. count. */
  times_jump: "refused",
  /** The file ends early. */
  truncated: "noticed",
  /** The sum over the file is not the one it names. */
  checksum: "noticed",
  /** Part of the file makes no sense; what came before it was taken. */
  damaged: "noticed",
  /** Some fields of other applications could not be stored. */
  fields_left_out: "noticed",
  /** The file names no sport, or any; it was taken for a run. */
  sport_unknown: "noticed",
  /** Times jump by more than six hours; the run was cut there. at: Unix seconds. */
  cut_at_jump: "noticed",
  /** Records whose time went back to what others had recorded, or before the first, were left out. count. */
  time_went_back: "noticed",
  /**
   * Another file has a run of the same time, as watch and pod do: this one counts nowhere until its runner confirms it.
   * activity: its id.
   */
  same_run: "noticed",
  /** Impossible values were left out. series: key of the column, count. */
  impossible_values: "noticed",
} as const satisfies Record<string, "refused" | "noticed">;
export type ProblemCode = keyof typeof PROBLEMS;

export interface Problem {
  readonly code: ProblemCode;
  readonly detail: Readonly<Record<string, string | number>>;
}

export function problem(code: ProblemCode, detail: Problem["detail"] = {}): Problem {
  return {code, detail};
}
