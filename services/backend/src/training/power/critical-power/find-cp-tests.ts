import {testedCp} from "@gradus/training/cp/explicit-test";
import {recognizeTest} from "@gradus/training/curve/recognize-test";
import {TRAINING_DEFAULTS} from "@gradus/training/defaults";
import {addDays} from "@gradus/training/numbers/days";
import {requireAthlete} from "../../../accounts/account/athlete.ts";
import type {CpTestCandidates} from "../../../contract/critical-power.ts";
import {tenth, whole} from "../history/rounded.ts";
import {createRunHistory} from "../history/run-history.ts";
import {createCpHistory} from "./cp-history.ts";
import type {PowerDeps} from "./power-deps.ts";

/** The longest effort of a test. */
const LONGEST_S = 600;

/** Runs that their runner calls a test and that hold its two efforts, as long as they set nothing. The newest first. */
export async function findCpTests(
  {db, now}: Pick<PowerDeps, "db" | "now">,
  user_id: string,
): Promise<CpTestCandidates> {
  const {today} = await requireAthlete(db, user_id, now());
  const days = {from: addDays(today, 1 - TRAINING_DEFAULTS.curve.windowDays), to: today};
  const history = createRunHistory(db);
  const tests = (await history.listPowered(user_id)).filter(
    ({type, day}) => type === "test" && day >= days.from && day <= days.to,
  );
  if (tests.length === 0) return {items: []};
  const rows = await createCpHistory(db).list(user_id);
  const named = new Set(rows.flatMap(({test, activity_id}) => (test ? (activity_id ?? []) : [])));
  const curves = await history.listCurves(user_id, [days], {longest: LONGEST_S, withStarts: true});
  const items = tests.toReversed().flatMap(({id, name, day}) => {
    const curve = curves.find(({activity}) => activity.id === id);
    const efforts = curve && !named.has(id) ? recognizeTest(curve) : null;
    if (!efforts) return [];
    // What is offered is what is sent back: it comes to the same with a tenth of a watt.
    const {protocol} = efforts;
    const [shortPower, longPower] = [tenth(efforts.shortPower), tenth(efforts.longPower)];
    const tested = testedCp({protocol, shortPower, longPower});
    if (tested.status === "refused") return [];
    const cpTest = {protocol, short_power: shortPower, long_power: longPower};
    const worth = {critical_power: tenth(tested.cp), w_prime: whole(tested.wPrime)};
    return [{activity_id: id, name, date: day, ...cpTest, ...worth}];
  });
  return {items};
}
