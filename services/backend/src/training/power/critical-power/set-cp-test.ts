import {
  effortsOf,
  isMaximalBeside,
  type TestEfforts,
  type TestRefusal,
  testedCp,
} from "@gradus/training/cp/explicit-test";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {COMMON_GRID} from "@gradus/training/mean-max/duration-grid";
import {addDays} from "@gradus/training/numbers/days";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {PowerFamily} from "../../../contract/activity-values.ts";
import type {CpHistoryRow, CpTest} from "../../../contract/critical-power.ts";
import type {FieldCode} from "../../../contract/field-code.ts";
import {type Db, withTransaction} from "../../../core/db/db.ts";
import {AppError} from "../../../core/errors.ts";
import {markStale} from "../../runs/state/mark-stale.ts";
import {createTrainingState} from "../../runs/state/training-state.ts";
import {createRunHistory} from "../history/run-history.ts";
import {type CpRow, createCpHistory, isEnteredByAthlete} from "./cp-history.ts";
import {familyUntil} from "./family-on.ts";
import type {PowerDeps} from "./power-deps.ts";
import {describeOn, refuseFuture} from "./set-manual-cp.ts";

type Deps = Pick<PowerDeps, "db" | "now" | "enqueue">;

const effortsNamed = ({
  protocol,
  short_power,
  long_power,
}: Pick<CpTest, "protocol" | "short_power" | "long_power">): TestEfforts => ({
  protocol,
  shortPower: short_power,
  longPower: long_power,
});

const REFUSED: Readonly<Record<TestRefusal, Readonly<Record<string, FieldCode>>>> = {
  reversed: {long_power: "impossible"},
  unbelievable: {short_power: "impossible"},
};

/** Critical power from the two efforts of a test. From its day on runs go on from there. */
export async function setCpTest(
  {db, now, enqueue}: Deps,
  user_id: string,
  named: CpTest,
): Promise<CpHistoryRow> {
  const at = now();
  const {date} = named;
  const {today} = await requireAthlete(db, user_id, at);
  refuseFuture(date, today);
  const tested = testedCp(effortsNamed(named));
  if (tested.status === "refused")
    throw new AppError("invalid", `Efforts of a test: ${tested.reason}`, {
      field_errors: REFUSED[tested.reason],
    });
  return withTransaction(db, async (tx) => {
    // First of all: it holds off a concurrent derivation.
    await markStale(tx, user_id, date);
    const history = createCpHistory(tx);
    const rows = await history.list(user_id);
    const family = (await familyUntil(tx, user_id, date)) ?? (await familyUntil(tx, user_id, today));
    if (family !== null) await refuseUnmaximal(tx, {user_id, named, family});
    const row = rowOf(await runIdOf(tx, user_id, named), family, {...named, ...tested});
    const replaced = rows.filter((each) => isReplaced(each, date));
    await history.retire(
      user_id,
      replaced.map(({id}) => id),
      at,
    );
    await history.add(user_id, [row], at);
    await createTrainingState(tx).open(user_id, date);
    await enqueue(tx, "derive-user", {user_id}, {key: user_id, account: user_id});
    return describeOn(tx, user_id, (each) => each.source === "test" && each.day === date);
  });
}

/** Automatic rows from its day on are derived anew, and of its day the athlete's last entry counts. */
const isReplaced = (row: CpRow, date: string) =>
  (row.source === "auto" && row.day >= date) ||
  (row.day === date && (row.source === "test" || isEnteredByAthlete(row)));

function rowOf(
  activity_id: string | null,
  family: PowerFamily | null,
  {date, protocol, short_power, long_power, cp, wPrime}: CpTest & {cp: number; wPrime: number},
) {
  return {
    day: date,
    critical_power: cp,
    source: "test" as const,
    confidence: null,
    lower_bound: false,
    activity_id,
    family,
    test: {protocol, short_power, long_power, w_prime: wPrime},
  };
}

/** The run it was, if it is one of theirs. */
async function runIdOf(tx: Db, user_id: string, {activity_id}: CpTest): Promise<string | null> {
  if (activity_id === undefined) return null;
  const [run] = await createRunHistory(tx).listNamed(user_id, [activity_id]);
  if (run) return run.id;
  throw new AppError("invalid", "The run is none of theirs", {
    field_errors: {activity_id: "unknown_value"},
  });
}

interface CpTestSubmission {
  readonly user_id: string;
  readonly named: CpTest;
  readonly family: PowerFamily;
}

/** An athlete who held more for as long on a run of the 90 days before could have held more in the test. */
async function refuseUnmaximal(tx: Db, {user_id, named, family}: CpTestSubmission) {
  const efforts = effortsOf(effortsNamed(named));
  const days = {from: addDays(named.date, 1 - TRAINING_DEFAULTS.curve.windowDays), to: named.date};
  const longest = Math.max(...efforts.map(({seconds}) => seconds));
  const curves = await createRunHistory(tx).listCurves(user_id, [days], {longest, family});
  const fields = ["short_power", "long_power"] as const;
  const field_errors: Record<string, FieldCode> = {};
  efforts.forEach((effort, index) => {
    const point = COMMON_GRID.indexOf(effort.seconds);
    const best = curves.reduce((most, {power}) => Math.max(most, power[point] ?? 0), 0);
    const field = fields[index];
    if (field && !isMaximalBeside(effort, best)) field_errors[field] = "not_maximal";
  });
  if (Object.keys(field_errors).length > 0)
    throw new AppError("invalid", "More was held for as long on another run", {field_errors});
}
