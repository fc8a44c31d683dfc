import {courseProblemWords} from "@/charts/race/course-problem-words";
import {controlProps, Field} from "@/ui/form/field";
import type {FormField} from "@/ui/form/use-form";
import type {PlannerSetting} from "./planner-setting";
import type {CourseFileState, useCourseFile} from "./use-course-file";

interface Props {
  readonly field: FormField;
  readonly setting: PlannerSetting;
  readonly file: ReturnType<typeof useCourseFile>;
}

/**
 * A file that is read as soon as it is chosen: its problems and what was found in it are shown at once. Any file is
 * accepted: phones grey out extensions they do not know, and a file's type is recognised by its content.
 */
export function CourseFileField({field, setting, file}: Props) {
  const {t} = setting;
  const {state, choose} = file;
  const mistake = state.kind === "refused" ? courseProblemWords(state.code, t) : field.mistake;
  const fieldProps = {...field, mistake: state.kind === "read" ? null : mistake};
  const hint = t("planner.fileHint");
  return (
    <>
      <Field field={fieldProps} label={t("race.courseFile")} hint={hint}>
        <input
          type="file"
          className="input file:me-4 file:border-0 file:bg-transparent file:text-ui file:text-primary"
          onChange={(event) => void choose(event.currentTarget.files?.[0] ?? null)}
          {...controlProps(fieldProps, hint)}
        />
      </Field>
      {/* A refusal is already visible below the field; here it is only announced. */}
      <p role="status" className={state.kind === "refused" ? "sr-only" : "mt-2 text-label text-text-2"}>
        {statusOf(state, setting)}
      </p>
    </>
  );
}

function statusOf(state: CourseFileState, {t, measures}: PlannerSetting): string | null {
  if (state.kind === "reading") return t("race.reading");
  if (state.kind === "refused") return courseProblemWords(state.code, t);
  if (state.kind !== "read") return null;
  const {distance, heights, hasHeights} = state.course;
  if (!hasHeights) return `${measures.of(distance, "distance", 1)}. ${t("race.flat")}`;
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  return t("planner.fileRead", {
    distance: measures.of(distance, "distance", 1),
    relief: measures.of(high - low, "elevation"),
  });
}
