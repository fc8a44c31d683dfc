import {combineMotions, type FootMinute, type FootMotion} from "@gradus/training/feet/foot-minutes";
import {crossover, pathMetrics} from "@gradus/training/feet/foot-path";
import type {Loop} from "@gradus/training/feet/stride";
import type {FootData, FootQuery} from "../../../contract/foot-data.ts";
import {FOOT_VIEWS} from "../../../contract/foot-values.ts";
import type {Db} from "../../../core/db/db.ts";
import {tenth, thousandth} from "../activities/rounding.ts";
import type {RunRow} from "../activities/run-repository.ts";
import {minutesOfRun, type SideMinutes} from "./list-minutes.ts";

const MINUTE = 60;

/** How the feet moved over a run or a part of it: both sides are null where no pod reported. */
export async function getFootData(db: Db, run: RunRow, {from, to}: FootQuery): Promise<FootData> {
  const start = Math.floor(run.start_time.getTime() / 1000);
  const {elapsed_time} = run.summary;
  const whole = await minutesOfRun(db, run);
  // Minutes at the ends of a run may begin before it, or end after it.
  const first = from === undefined ? start - MINUTE / 2 : start + from;
  const last = to === undefined ? start + elapsed_time + MINUTE / 2 : start + to;
  const minutes = {left: within(whole.left, first, last), right: within(whole.right, first, last)};
  const [left, right] = [combineMotions(minutes.left), combineMotions(minutes.right)];
  return {
    activity_id: run.id,
    from: from ?? 0,
    to: to ?? elapsed_time,
    sides: {left: left && describeSide(left), right: right && describeSide(right)},
    views: {side: [...FOOT_VIEWS.side], top: [...FOOT_VIEWS.top], rear: [...FOOT_VIEWS.rear]},
    crossover: left && right && thousandth(crossover(left.path.mean, right.path.mean)),
    minutes: describeMinutes(minutes, start),
  };
}

/** Minutes of which at least half lies in a range; in a shorter range, those it touches. */
function within(minutes: readonly FootMinute[], first: number, last: number) {
  const shared = ({time}: FootMinute) => Math.min(time + MINUTE, last + 1) - Math.max(time, first);
  const halves = minutes.filter((minute) => shared(minute) >= MINUTE / 2);
  return halves.length > 0 ? halves : minutes.filter((minute) => shared(minute) > 0);
}

function describeSide(motion: FootMotion) {
  const {mean, sd} = motion.path;
  const {speed, cadence} = motion;
  return {
    mean: roundLoop(mean),
    sd: roundLoop(sd),
    speed: thousandth(speed),
    cadence: tenth(cadence),
    ...describeMotion(motion),
  };
}

export function describeMotion({path, speed, cadence}: FootMotion) {
  const {strideLength, clearance, swingWidth} = pathMetrics(path.mean, speed, cadence);
  return {
    n: path.strides,
    stride_length: thousandth(strideLength),
    clearance: thousandth(clearance),
    swing_width: thousandth(swingWidth),
  };
}

const millimetre = (metres: number) => Math.round(metres * 1000) / 1000 || 0;
const roundLoop = (loop: Loop) =>
  loop.map(([x, y, z]): [number, number, number] => [millimetre(x), millimetre(y), millimetre(z)]);

/** One line a minute. Parts that were sent apart begin their minutes anew: those of one second belong together. */
function describeMinutes({left, right}: SideMinutes, start: number) {
  const byTime = (minutes: readonly FootMinute[]) => Map.groupBy(minutes, ({time}) => time);
  const [lefts, rights] = [byTime(left), byTime(right)];
  const times = [...new Set([...lefts.keys(), ...rights.keys()])].toSorted((a, b) => a - b);
  const of = (minutes: readonly FootMinute[] | undefined) => {
    const motion = combineMotions(minutes ?? []);
    return motion && describeMotion(motion);
  };
  return times.map((time) => ({
    second: Math.max(0, time - start),
    left: of(lefts.get(time)),
    right: of(rights.get(time)),
  }));
}
