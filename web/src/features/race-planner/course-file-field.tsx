import {controlProps, Field} from "@/ui/form/field";
import type {FormField} from "@/ui/form/use-form";
import type {PlannerSetting} from "./planner-form";
import type {CourseFileState, useCourseFile} from "./use-course-file";

const PROBLEMS = {
  empty_file: "planner.problems.emptyFile",
  too_large: "planner.problems.tooLarge",
  packed: "planner.problems.packed",
  unknown_format: "planner.problems.unknownFormat",
  document_type: "planner.problems.documentType",
  damaged: "planner.problems.damaged",
  no_positions: "planner.problems.noPositions",
  too_few_points: "planner.problems.tooFewPoints",
  too_short: "planner.problems.tooShort",
  too_long: "planner.problems.tooLong",
  unreadable: "planner.problems.unreadable",
  not_loaded: "planner.problems.notLoaded",
} as const satisfies Record<Extract<CourseFileState, {kind: "refused"}>["code"], string>;

interface Props {
  readonly field: FormField;
  readonly setting: PlannerSetting;
  readonly file: ReturnType<typeof useCourseFile>;
}

/**
 * A file that is read as soon as it is chosen: what is wrong with it is said at once, and what was found in it. It
 * accepts any: phones grey out endings they do not know, and what a file is shows in its content.
 */
export function CourseFileField({field, setting, file}: Props) {
  const {t} = setting;
  const {state, choose} = file;
  const mistake = state.kind === "refused" ? t(PROBLEMS[state.code]) : field.mistake;
  const said = {...field, mistake: state.kind === "read" ? null : mistake};
  const hint = t("planner.fileHint");
  return (
    <>
      <Field field={said} label={t("planner.courseFile")} hint={hint}>
        <input
          type="file"
          className="input file:me-4 file:border-0 file:bg-transparent file:text-ui file:text-primary"
          onChange={(event) => void choose(event.currentTarget.files?.[0] ?? null)}
          {...controlProps(said, hint)}
        />
      </Field>
      {/* Seen below the field already; here it is heard. */}
      <p role="status" className={state.kind === "refused" ? "sr-only" : "mt-2 text-label text-text-2"}>
        {statusOf(state, setting)}
      </p>
    </>
  );
}

function statusOf(state: CourseFileState, {t, measures}: PlannerSetting): string | null {
  if (state.kind === "reading") return t("planner.reading");
  if (state.kind === "refused") return t(PROBLEMS[state.code]);
  if (state.kind !== "read") return null;
  const {distance, heights, hasHeights} = state.course;
  if (!hasHeights) return `${measures.of(distance, "distance", 1)}. ${t("race.flat")}`;
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return t("planner.fileRead", {
    distance: measures.of(distance, "distance", 1),
    relief: measures.of(high - low, "elevation"),
  });
}
