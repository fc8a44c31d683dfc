import type {ProfileStep} from "@gradus/training/workouts/profile";
import {zoneOf} from "@gradus/training/zones/zones";
import {heightOf, scaleOf} from "./draw-profile";

const [WIDTH, HEIGHT] = [180, 44];

export function WorkoutProfile({steps}: {readonly steps: readonly ProfileStep[]}) {
  const all = steps.reduce((sum, {seconds}) => sum + seconds, 0);
  const scale = scaleOf(steps.map((step) => ({...step, range: null})));
  let start = 0;
  const drawn = steps.map((step) => {
    const from = (WIDTH * start) / (all || 1);
    start += step.seconds;
    const to = (WIDTH * start) / (all || 1);
    const top = HEIGHT * heightOf(step.from, scale);
    const end = HEIGHT * heightOf(step.to, scale);
    return {from, to, top, end, zone: zoneOf((step.from + step.to) / 2)};
  });
  return (
    <svg
      className="workout-profile"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn.map(({from, to, top, end, zone}, index) => (
        <g key={index} data-zone={zone}>
          <path className="profile-body" d={`M${from} ${HEIGHT}V${top}L${to} ${end}V${HEIGHT}Z`} />
          <path className="profile-edge" d={`M${from} ${top}L${to} ${end}`} />
        </g>
      ))}
    </svg>
  );
}
