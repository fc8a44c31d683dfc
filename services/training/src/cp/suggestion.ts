import {TRAINING_DEFAULTS} from "../defaults.ts";
import {bisect} from "../numbers/bisect.ts";
import {type AutomaticInput, automaticCp} from "./automatic.ts";
import type {RangeEffort} from "./effort.ts";
import {omniDomainPower} from "./models.ts";

const {automaticCp: rules} = TRAINING_DEFAULTS;
const STEPS = 10;

/** The effort that would firm up an automatic value: all out for `seconds`, and above `power` W it would raise it. */
export interface SuggestedEffort {
  readonly seconds: number;
  readonly power: number;
}

/**
 * Which effort to try: of 3, 10 and 20 min the one farthest from what supports the value now. Its power is the least
 * that raises automatic critical power enough to be published. Null while there is no value to raise.
 */
export function suggestEffort(input: AutomaticInput): SuggestedEffort | null {
  const now = automaticCp(input);
  if (now.status !== "ok") return null;
  const distance = (seconds: number) =>
    Math.min(...now.supporting.map((effort) => Math.abs(Math.log(seconds / effort.seconds))), 9);
  const [seconds] = [...rules.suggestedSeconds].sort((a, b) => distance(b) - distance(a) || b - a);
  if (seconds === undefined) return null;
  const modelled = omniDomainPower(seconds, now.model);
  const gain = (power: number) => {
    const then = automaticCp({...input, efforts: withEffort(input, seconds, power)});
    return then.status === "ok" ? then.critical_power - now.critical_power - rules.leastChange : -1;
  };
  return {
    seconds,
    power: bisect(gain, modelled * (1 - rules.support.within), modelled * rules.suggestedUpTo, STEPS),
  };
}

/** The range's bests after one more run: whoever holds a power for longer holds it for less as well. */
function withEffort({efforts, today}: AutomaticInput, seconds: number, power: number): RangeEffort[] {
  const added = {activityId: "suggested", day: today};
  const raised = efforts.map((effort) =>
    effort.seconds <= seconds && effort.power < power ? {...effort, ...added, power} : effort,
  );
  const isThere = efforts.some((effort) => effort.seconds === seconds);
  return isThere ? raised : [...raised, {...added, seconds, power}];
}
