import type {RaceTranslator} from "./race-messages";

/** Everything that can be wrong with the file of a course: by reading it, or by what happens on the way. */
const PROBLEMS = {
  empty_file: "race.problems.emptyFile",
  too_large: "race.problems.tooLarge",
  packed: "race.problems.packed",
  unknown_format: "race.problems.unknownFormat",
  document_type: "race.problems.documentType",
  damaged: "race.problems.damaged",
  no_positions: "race.problems.noPositions",
  too_few_points: "race.problems.tooFewPoints",
  too_short: "race.problems.tooShort",
  too_long: "race.problems.tooLong",
  unreadable: "race.problems.unreadable",
  not_loaded: "race.problems.notLoaded",
} as const;
export type CourseFileProblem = keyof typeof PROBLEMS;

export const isCourseProblem = (code: unknown): code is CourseFileProblem =>
  typeof code === "string" && Object.hasOwn(PROBLEMS, code);

export const courseProblemWords = (code: CourseFileProblem, t: RaceTranslator): string => t(PROBLEMS[code]);
