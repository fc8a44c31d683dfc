import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {addDays} from "@gradus/training/numbers/days";
import {useRef} from "react";
import {fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay} from "@/client/forms/field-rules";
import {DialogForm} from "@/client/parts/dialog-form";
import type {FormValues} from "@/ui/form/form-state";
import {useForm} from "@/ui/form/use-form";
import {AssignAthletes} from "../athletes/assign-athletes";
import {valuesIn} from "../athletes/values-in";
import type {Assignment} from "./plan-assignment";
import {PlanDayFields} from "./plan-day-fields";
import type {PlansContext} from "./plans-messages";

const NAMES = ["by", "day"] as const;

interface Props {
  readonly library: LibraryPlan;
  readonly coached: readonly AthleteRow[];
  readonly context: PlansContext;
  /** The values entered before, when the viewer returns to the form. */
  readonly previous: Assignment | null;
  readonly close: () => void;
  readonly onSubmitted: (assignment: Assignment) => Promise<void>;
}

/** The hours come from the plan; they change on each athlete's page. */
export function AssignPlanForm({library, coached, context, previous, close, onSubmitted}: Props) {
  const {t} = context;
  const choices = useRef<HTMLDivElement>(null);
  const form = useForm({
    names: NAMES,
    validate: ({day}: FormValues<(typeof NAMES)[number]>) => fieldMistakes({day: calendarDay(day)}, t, {}),
    send,
  });
  async function send({by, day}: FormValues<(typeof NAMES)[number]>) {
    const chosen = valuesIn(choices, "input[name=athletes]:checked");
    const athletes = coached.filter(({user_id}) => chosen.includes(user_id));
    if (athletes.length === 0) return {kind: "refused", problem: t("athletes.chooseOne")} as const;
    await onSubmitted({library, athletes, by: by === "race" ? "race" : "start", day});
    return {kind: "done"} as const;
  }
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("athletes.preview"), saving: t("common.working"), variant: "primary"}}
      intro={<p className="mt-4 max-w-measure">{t("plans.assignHint")}</p>}
    >
      <div ref={choices}>
        <AssignAthletes athletes={coached} chosen={previous?.athletes ?? null} t={t} />
      </div>
      <PlanDayFields
        field={form.field}
        race={
          library.distance === null
            ? null
            : {label: t("plans.byRace"), day: addDays(context.today, 7 * library.weeks)}
        }
        startLabel={t("plans.byStart")}
        previous={previous}
        context={context}
      />
    </DialogForm>
  );
}
