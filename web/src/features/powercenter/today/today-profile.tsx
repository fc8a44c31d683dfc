import type {PlannedWorkoutDetail} from "@gradus/backend/contract/workouts";

const WIDTH = 342;
const HEIGHT = 64;
/** A share of critical power that fills the height. */
const TOP = 1.35;

const heightOf = (share: number) => HEIGHT - (HEIGHT - 4) * Math.min(1, Math.max(0.06, share / TOP));

export function TodayProfile({profile}: Pick<PlannedWorkoutDetail, "profile">) {
  const all = profile.reduce((sum, {seconds}) => sum + seconds, 0);
  if (all === 0) return null;
  let left = 0;
  const points = profile.map(({seconds, from, to}) => {
    const start = left;
    left += (WIDTH * seconds) / all;
    return `L${start.toFixed(1)} ${heightOf(from).toFixed(1)}L${left.toFixed(1)} ${heightOf(to).toFixed(1)}`;
  });
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="today-profile"
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT}${points.join("")}L${WIDTH} ${HEIGHT}Z`} />
    </svg>
  );
}
