import {TRAINING_DEFAULTS} from "../defaults.ts";
import {bisect} from "../numbers/bisect.ts";
import {type AutomaticCp, type AutomaticInput, automaticCp} from "./automatic.ts";
import type {RangeEffort} from "./effort.ts";
import {omniDomainPower} from "./models.ts";

const {automaticCp: rules} = TRAINING_DEFAULTS;
const STEPS = 10;

type KnownCp = Extract<AutomaticCp, {readonly status: "ok"}>;

/** The effort that would firm up an automatic value: all out for `seconds`, and above `power` W it would raise it. */
export interface SuggestedEffort {
  readonly seconds: number;
  readonly power: number;
}

/**
 * Which effort to try: of 3, 10 and 20 min the one that is nearest to what was held for as long already. Its power is
 * the least that raises automatic critical power enough to be published. Null while there is no value to raise, or none
 * of them would raise it.
 */
export function suggestEffort(input: AutomaticInput): SuggestedEffort | null {
  const now = automaticCp(input);
  if (now.status !== "ok") return null;
  const efforts = rules.suggestedSeconds.flatMap((seconds) => leastEffort(input, now, seconds) ?? []);
  const stretch = ({seconds, power}: SuggestedEffort) => power / shownFor(seconds, input);
  return efforts.toSorted((a, b) => stretch(a) - stretch(b) || b.seconds - a.seconds)[0] ?? null;
}

/** The least that would raise the value; null where nothing believable would. */
function leastEffort(input: AutomaticInput, now: KnownCp, seconds: number): SuggestedEffort | null {
  const modelled = omniDomainPower(seconds, now.model);
  const most = modelled * rules.suggestedUpTo;
  const gain = (power: number) => {
    const then = automaticCp({...input, efforts: withEffort(input, seconds, power)});
    return then.status === "ok" ? then.critical_power - now.critical_power - rules.leastChange : -1;
  };
  if (gain(most) < 0) return null;
  return {seconds, power: bisect(gain, modelled * (1 - rules.support.within), most, STEPS)};
}

/** W that were held for so long, or for longer; hardly any where nothing was. */
const shownFor = (seconds: number, {efforts}: AutomaticInput): number =>
  Math.max(1, ...efforts.filter((effort) => effort.seconds >= seconds).map(({power}) => power));

/** The range's bests after one more run: a runner who holds a power for longer holds it for less time as well. */
function withEffort({efforts, today}: AutomaticInput, seconds: number, power: number): RangeEffort[] {
  const added = {activityId: "suggested", day: today};
  const raised = efforts.map((effort) =>
    effort.seconds <= seconds && effort.power < power ? {...effort, ...added, power} : effort,
  );
  const isThere = efforts.some((effort) => effort.seconds === seconds);
  return isThere ? raised : [...raised, {...added, seconds, power}];
}
