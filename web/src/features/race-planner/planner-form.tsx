import {useEffect, useRef, useState} from "react";
import {courseProblemWords} from "@/charts/race/course-problem-words";
import type {RaceUnits} from "@/charts/race/units";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {useDebouncedCallback} from "@/lib/use-debounced-callback";
import {ChoiceField} from "@/ui/form/choice-field";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {useForm} from "@/ui/form/use-form";
import {BasisFields} from "./basis-fields";
import {ConditionFields} from "./condition-fields";
import {CourseFields} from "./course-fields";
import {GoalFields} from "./goal-fields";
import {mistakeWords} from "./mistake-words";
import type {FileCourse, Plan} from "./plan";
import {
  type ConvertedFields,
  PLAN_FIELDS,
  type PlanField,
  type PlanMistakes,
  type PlanValues,
  parsePlan,
  parseTimes,
} from "./plan-fields";
import type {PlannerSetting} from "./planner-setting";
import {UnitsField} from "./units-field";
import {useConvertedFields} from "./use-converted-fields";
import {type CourseFileState, useCourseFile} from "./use-course-file";

/** Between the last key and the answer that follows it. */
const TYPING_MS = 150;

interface Props {
  readonly setting: PlannerSetting;
  readonly units: RaceUnits;
  readonly onUnits: (units: RaceUnits) => void;
  readonly initial: PlanValues;
  /** The course a link brought along. */
  readonly opened: FileCourse | null;
  /** The last answer's note on the goal. */
  readonly goalNote: string | null;
  readonly onPlan: (plan: Plan, file: File | null) => Promise<SendOutcome>;
  /** What was typed since; null for what is no plan. */
  readonly onType: (plan: Plan | null, file: File | null) => void;
  /** Whether the form shows something that is wrong. */
  readonly onMistake: (hasMistake: boolean) => void;
}

export function PlannerForm({
  setting,
  units,
  onUnits,
  initial,
  opened,
  goalNote,
  onPlan,
  onType,
  onMistake,
}: Props) {
  const {t, scales, measures} = setting;
  const [basis, setBasis] = useState(initial.basis);
  const file = useCourseFile(opened);
  const read = file.state.kind === "read" ? file.state : null;
  const converted = useRef<ConvertedFields>({});
  const parse = (values: PlanValues, course = read?.course ?? null) =>
    parsePlan(values, {file: course, scales, converted: converted.current});
  const parseTimesOf = (values: PlanValues) => parseTimes(values, read?.course ?? null, scales);
  const [parsedTimes, setParsedTimes] = useState(() => parseTimesOf(initial));
  /** A refused file is not missing: the list of mistakes gives its reason too. */
  const wordsOf = (mistakes: PlanMistakes, chosen: CourseFileState) => ({
    ...mistakeWords(mistakes, t, measures),
    ...(mistakes.course_file &&
      chosen.kind === "refused" && {course_file: courseProblemWords(chosen.code, t)}),
  });
  const form = useForm<PlanField>({
    names: PLAN_FIELDS,
    validate(values) {
      const typed = parse(values);
      if (typed.ok) return {};
      const {course_file, ...others} = typed.mistakes;
      // A file that is still being read is not missing: sending waits for it.
      return wordsOf(file.state.kind === "reading" ? others : typed.mistakes, file.state);
    },
    async send(values) {
      const chosen = await file.whenRead();
      const found = chosen.kind === "read" ? chosen : null;
      const typed = parse(values, found?.course ?? null);
      if (typed.ok) return onPlan(typed.plan, found?.file ?? null);
      return {kind: "refused", mistakes: wordsOf(typed.mistakes, chosen)};
    },
  });
  const hasMistake = form.summary.length > 0 || form.problem !== null;
  useEffect(() => onMistake(hasMistake), [hasMistake]);
  function notify() {
    const values = form.values();
    const typed = values && parse(values);
    onType(typed?.ok ? typed.plan : null, read?.file ?? null);
  }
  const later = useDebouncedCallback(TYPING_MS, notify);
  const keepValues = useConvertedFields({
    form: form.props.ref,
    converted,
    scales,
    locale: t.formatLocale,
    onConverted: notify,
  });
  return (
    <form
      {...form.props}
      onInput={(event) => {
        form.props.onInput(event);
        const values = form.values();
        if (values) setParsedTimes(parseTimesOf({...initial, ...values}));
        later();
      }}
      className="noscript:hidden print:hidden"
    >
      <div className="has-[p]:-mt-6 has-[p]:mb-8">
        <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      </div>
      <h2 className="text-h3">{t("planner.aboutYou")}</h2>
      <UnitsField
        id={form.field("weight").id.replace(/weight$/, "units")}
        units={units}
        setting={setting}
        onUnits={(chosen) => {
          keepValues(form.values());
          onUnits(chosen);
        }}
      />
      <ChoiceField
        field={form.field("basis")}
        label={t("planner.basis")}
        choices={[
          {value: "race", label: t("planner.recentRace")},
          {value: "power", label: t("planner.knowCp")},
        ]}
        defaultValue={initial.basis}
        onChoose={setBasis}
      />
      <BasisFields
        isRace={basis === "race"}
        field={form.field}
        setting={setting}
        initial={initial}
        parsedSeconds={parsedTimes.race_time}
      />
      <h2 className="mt-12 text-h3">{t("planner.yourRace")}</h2>
      <CourseFields field={form.field} setting={setting} initial={initial} file={file} />
      <GoalFields
        field={form.field}
        setting={setting}
        initial={initial}
        note={goalNote}
        parsedSeconds={parsedTimes.target_time}
      />
      <ConditionFields isRace={basis === "race"} field={form.field} setting={setting} initial={initial} />
      <SubmitButton isSaving={form.isSaving} saving={t("common.working")} full>
        {t("planner.submit")}
      </SubmitButton>
      <p className="mt-3 text-label text-text-2">{t("planner.privacy")}</p>
    </form>
  );
}
