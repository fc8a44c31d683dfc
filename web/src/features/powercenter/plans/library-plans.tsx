import type {AthleteRow} from "@gradus/backend/contract/athletes";
import type {LibraryPlan} from "@gradus/backend/contract/plan-library";
import {PLAN_GOALS} from "@gradus/training/library/plans/library-plan";
import {useAddressChoices} from "../address/use-address-choices";
import {FilterField} from "../power/filter-field";
import {LibraryPlanCard} from "./library-plan-card";
import {filterPlans, PLAN_CHOICES, parsePlanFilter} from "./plan-filter";
import {distanceWords} from "./plan-words";
import type {PlansContext} from "./plans-messages";

interface Props {
  readonly plans: readonly LibraryPlan[];
  /** Athletes of the viewer, as their coach. */
  readonly coached: readonly AthleteRow[];
  readonly context: PlansContext;
}

export function LibraryPlans({plans, coached, context}: Props) {
  const {t} = context;
  const [chosen, choose] = useAddressChoices();
  const filter = parsePlanFilter(chosen);
  const found = filterPlans(plans, filter);
  const field = (
    name: keyof typeof PLAN_CHOICES,
    options: readonly (readonly [value: string, label: string])[],
  ) => (
    <FilterField
      name={name}
      label={t(`plans.filters.${name}`)}
      value={filter[name] ?? ""}
      any={t("plans.any")}
      options={options}
      onChoose={(value) => choose({[name]: value})}
    />
  );
  return (
    <>
      <search className="plan-filters">
        {field(
          "level",
          PLAN_CHOICES.level.map((each) => [each, t(`plans.level.${each}`)]),
        )}
        {field(
          "hours",
          PLAN_CHOICES.hours.map((each) => [each, t(`plans.hoursOf.${each}`)]),
        )}
      </search>
      <p role="status" className="text-label mt-2 text-text-2">
        {t("common.results", {count: found.length})}
      </p>
      {found.length === 0 && <p className="mt-4">{t("plans.nothing")}</p>}
      {PLAN_GOALS.map((goal) => (
        <Goal
          key={goal}
          goal={goal}
          plans={found.filter((plan) => plan.goal === goal)}
          coached={coached}
          context={context}
        />
      ))}
    </>
  );
}

type GoalName = LibraryPlan["goal"];

/** Null is called by its distance. */
const GOAL_WORDS = {
  "5k": null,
  "10k": null,
  half: "plans.goals.half",
  marathon: "plans.goals.marathon",
  "ultra-50k": "plans.goals.ultra",
  fitness: "plans.goals.fitness",
} as const satisfies Record<GoalName, string | null>;

function Goal({goal, plans, coached, context}: Props & {readonly goal: GoalName}) {
  const [first] = plans;
  if (!first) return null;
  const words = GOAL_WORDS[goal];
  const name = words === null ? distanceWords(first.distance ?? 0, context) : context.t(words);
  return (
    <section className="mt-8" aria-label={name}>
      <h3 className="text-h3">{name}</h3>
      <ul className="plan-cards">
        {plans.map((plan) => (
          <LibraryPlanCard key={plan.id} plan={plan} coached={coached} context={context} />
        ))}
      </ul>
    </section>
  );
}
