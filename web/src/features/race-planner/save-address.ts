import type {Answer} from "./answer";
import {MILD_CONDITIONS, type Place, type Plan} from "./plan";

const DECIMALS = 1;
const write = (value: number) => String(Number(value.toFixed(DECIMALS)));

/** How the course of a plan is carried over: as a stored file, or not at all, which the page then reports. */
export type CarriedCourse = {readonly kept: string} | {readonly lost: "file" | "hills"} | null;

/** What of a plan's course an address cannot hold. */
export function courseToCarry(
  {course}: Plan,
  hasFile: boolean,
): "file" | Exclude<CarriedCourse, {kept: string}> {
  if (course.kind === "file") return hasFile ? "file" : {lost: "file"};
  return course.terrain === "flat" ? null : {lost: "hills"};
}

/** The address of PowerCenter's races page with all values of a plan, under the parameter names of the prediction. */
export function saveAddress(racesHref: string, answer: Answer, course: CarriedCourse): string {
  const {plan, criticalPower} = answer;
  const query = new URLSearchParams({
    race_distance: write(answer.distance),
    pacing: plan.pacing,
    ...placesOf(plan),
    ...(plan.race.headwind !== 0 && {wind: write(plan.race.headwind)}),
    ...(plan.goal?.kind === "power" && {target_power: write(plan.goal.watts)}),
    ...(plan.goal?.kind === "time" && {target_time: write(plan.goal.seconds)}),
    known_power: write(criticalPower),
    from: "planner",
    ...course,
  });
  return `${racesHref}?${query}`;
}

/** Both sides or neither: a value given for one side alone would be applied to the other as well. */
function placesOf({training, race}: Plan) {
  const isTold = (["temperature", "humidity", "elevation"] as const).filter(
    (name) => training[name] !== MILD_CONDITIONS[name] || race[name] !== MILD_CONDITIONS[name],
  );
  const value = (venue: Place, name: (typeof isTold)[number]) =>
    write(name === "humidity" ? venue[name] * 100 : venue[name]);
  return Object.fromEntries(
    isTold.flatMap((name) => [
      [`training_${name}`, value(training, name)],
      [`race_${name}`, value(race, name)],
    ]),
  );
}
