import {useState} from "react";
import {mistakesTitle} from "@/client/forms/mistakes-title";
import {ChoiceField} from "@/ui/form/choice-field";
import {FormAlert} from "@/ui/form/form-alert";
import type {SendOutcome} from "@/ui/form/form-state";
import {SubmitButton} from "@/ui/form/submit-button";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {BasisFields} from "./basis-fields";
import {ConditionFields} from "./condition-fields";
import {CourseFields} from "./course-fields";
import type {Measures} from "./measures";
import {mistakeWords} from "./mistake-words";
import type {FileCourse, Plan} from "./plan";
import {PLAN_FIELDS, type PlanField, type PlanValues, parsePlan} from "./plan-fields";
import type {PlannerTranslator} from "./planner-messages";
import type {Scales} from "./units";
import {useCourseFile} from "./use-course-file";

export interface PlannerSetting {
  readonly t: PlannerTranslator;
  readonly scales: Scales;
  readonly measures: Measures;
}

interface Props {
  readonly setting: PlannerSetting;
  readonly initial: PlanValues;
  /** The course a link brought along. */
  readonly opened: FileCourse | null;
  readonly onPlan: (plan: Plan) => Promise<SendOutcome>;
}

/** Everything a plan is made of. Values stay in the page until they are wrong or a plan. */
export function PlannerForm({setting, initial, opened, onPlan}: Props) {
  const {t, scales, measures} = setting;
  const [basis, setBasis] = useState(initial.basis);
  const file = useCourseFile(opened);
  const course = file.state.kind === "read" ? file.state.course : null;
  const parse = (values: PlanValues) => parsePlan(values, course, scales);
  const form = useForm<PlanField>({
    names: PLAN_FIELDS,
    validate(values) {
      const typed = parse(values);
      return typed.ok ? {} : mistakeWords(typed.mistakes, t, measures);
    },
    async send(values) {
      const typed = parse(values);
      return typed.ok ? onPlan(typed.plan) : {kind: "refused"};
    },
  });
  return (
    <form {...form.props} className="noscript:hidden print:hidden">
      <div className="has-[p]:-mt-6 has-[p]:mb-8">
        <FormAlert summary={form.summary} problem={form.problem} title={mistakesTitle(t)} />
      </div>
      <h2 className="text-h3">{t("planner.aboutYou")}</h2>
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
      <BasisFields isRace={basis === "race"} field={form.field} setting={setting} initial={initial} />
      <h2 className="mt-12 text-h3">{t("planner.yourRace")}</h2>
      <CourseFields field={form.field} setting={setting} initial={initial} file={file} />
      <fieldset>
        <legend className="sr-only">{t("race.goal")}</legend>
        <div className="grid gap-x-4 xs:grid-cols-2">
          <TextField
            field={form.field("target_time")}
            label={t("race.targetTime")}
            optional={t("common.optional")}
            autoComplete="off"
            defaultValue={initial.target_time}
          />
          <TextField
            field={form.field("target_power")}
            label={`${t("race.targetPower")} (W)`}
            optional={t("common.optional")}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={initial.target_power}
          />
        </div>
      </fieldset>
      <ConditionFields isRace={basis === "race"} field={form.field} setting={setting} initial={initial} />
      <SubmitButton isSaving={form.isSaving} saving={t("common.working")} full>
        {t("planner.submit")}
      </SubmitButton>
      <p className="mt-3 text-label text-text-2">{t("planner.privacy")}</p>
    </form>
  );
}
