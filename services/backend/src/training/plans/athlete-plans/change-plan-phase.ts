import {addDays, daysBetween} from "@gradus/training/numbers/days";
import {type Phase, type PhaseName, PLAN_RULES} from "@gradus/training/plans/plan";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import {lockAccount} from "../../../accounts/account/lock-account.ts";
import type {PhaseChange, PlanDetail} from "../../../contract/plans.ts";
import {type AuditEntry, createAudit} from "../../../core/audit/audit.ts";
import {withTransaction} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import type {PageLocale} from "../../../core/http/request-locale.ts";
import {currentTrace} from "../../../core/http/request-trace.ts";
import {libraryLocale} from "../library/library-locale.ts";
import {endPlan, raceOf, resume} from "./change-plan.ts";
import {getPlan} from "./get-plan.ts";
import type {PlanDeps} from "./plan-deps.ts";
import {createPlanRepository} from "./plan-repository.ts";
import {requireRunning} from "./plan-rules.ts";
import {impossible} from "./prepare-plan.ts";
import {readForm} from "./read-form.ts";
import {joinPhases, rebuildPlan} from "./rebuild-plan.ts";
import {firstOpenDay} from "./upcoming-sessions.ts";

export interface PhaseChangeTarget {
  readonly owner: string;
  readonly plan_id: string;
  readonly page: PageLocale;
  readonly staffMember: Pick<AuditEntry, "actor_id" | "actor_role">;
}

const HOLD_DAYS = 7;

/** Moves a plan to another phase from its first open day on. Who did it, and why, is written down. */
export function changePlanPhase(
  {db, now}: PlanDeps,
  {owner, plan_id, page, staffMember}: PhaseChangeTarget,
  phaseChange: PhaseChange,
): Promise<PlanDetail> {
  return withTransaction(db, async (tx) => {
    await lockAccount(tx, owner);
    const at = now();
    const row = await createPlanRepository(tx).lock(owner, plan_id);
    requireRunning(row, page);
    const athlete = await requireAthlete(tx, owner, at);
    const [locale, form] = [await libraryLocale(tx, owner), await readForm(tx, athlete)];
    const change = {row, athlete, locale, form, at};
    if (phaseChange.action === "end") await endPlan(tx, change, {state: "ended", ahead: "remove"});
    else {
      const first = firstOpenDay(form, athlete.today);
      const phases = changedPhases(row.phases, phaseChange, first);
      const active = row.state === "paused" ? await resume(tx, change) : row;
      await rebuildPlan(tx, {...change, row: active, race: raceOf(row), minutes: row.minutes, phases});
    }
    const plan = await getPlan(tx, owner, plan_id, {now: at, viewer: null, page});
    const {action, reason} = phaseChange;
    const after = {action, state: plan.state, version: plan.version};
    const entry = {
      ...staffMember,
      act_for: owner,
      action: "plan.guide",
      target: plan_id,
      reason,
      after,
    } as const;
    await createAudit({db: tx, now}).append(tx, {...entry, ...currentTrace()});
    return plan;
  });
}

function changedPhases(
  phases: readonly Phase[],
  phaseChange: Exclude<PhaseChange, {action: "end"}>,
  first: string,
): Phase[] {
  if (phaseChange.action === "set_phase") return withPhase(phases, phaseChange.name, phaseChange.date, first);
  const index = phases.findIndex(({from, to}) => from <= first && first <= to);
  const [now, next] = [phases[index], phases[index + 1]];
  // After the last one there is nothing to go on to.
  if (!now || (phaseChange.action === "advance" && !next)) throw invalidField("action");
  if (phaseChange.action === "advance")
    return joinPhases(phases, [...(next ? [{...next, from: first}] : []), ...phases.slice(index + 2)], first);
  const days = phaseChange.action === "hold" ? HOLD_DAYS : daysBetween(now.from, now.to) + 1;
  return withExtendedPhase(phases, index, addDays(now.to, days));
}

/** Takes the days from later phases. The race keeps its day, and a taper keeps its week. */
function withExtendedPhase(phases: readonly Phase[], index: number, to: string): Phase[] {
  const peak = phases.slice(index + 1).find(({name}) => name === "peak");
  if (peak && daysBetween(to, peak.to) < PLAN_RULES.leastTaperDays) throw impossible("too_short");
  const last = phases.at(-1);
  const isLast = !last || to >= last.to;
  return phases.flatMap((phase, phaseIndex) => {
    if (phaseIndex < index) return [phase];
    if (phaseIndex === index)
      return [{...phase, to: isLast && index < phases.length - 1 && last ? last.to : to}];
    if (phase.to <= to) return [];
    return [phase.from > to ? phase : {...phase, from: addDays(to, 1)}];
  });
}

function withPhase(phases: readonly Phase[], name: PhaseName, date: string, first: string): Phase[] {
  const within = phases.find(({from, to}) => from <= date && date <= to);
  if (!within || date < first) throw invalidField("date");
  const rest = phases.filter(({from}) => from > date);
  return [
    ...phases.filter(({to}) => to < date),
    ...(within.from < date ? [{...within, to: addDays(date, -1)}] : []),
    {...within, name, from: date},
    ...rest,
  ];
}

const invalidField = (field: string) =>
  new AppError("invalid", "The plan has no such phase then", {field_errors: {[field]: "out_of_range"}});
