import type {ProfileStep} from "@gradus/training/workouts/profile";
import {zoneOf} from "@gradus/training/zones/zones";

interface Props {
  readonly profile: readonly ProfileStep[];
  /** Done over planned; null while nothing was run. */
  readonly share: number | null;
  readonly className?: string;
}

const WIDTH = 240;
const HEIGHT = 60;
/** A share of critical power that fills the height. */
const TOP = 1.35;
const TICK = 4;

const heightOf = (share: number) => HEIGHT * Math.min(1, Math.max(0.08, share / TOP));

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly left: number;
  readonly right: number;
}

export function ProfileDrawing({profile, share, className = "profile"}: Props) {
  const stretches = stretchesOf(profile);
  if (stretches.length === 0) return <span className={className} aria-hidden="true" />;
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={className}
      aria-hidden="true"
    >
      <path d={outlineOf(stretches)} className="profile-outline" data-done={share !== null || undefined} />
      <InZones className="profile-edge" lines={stretches.map(edgeOf)} />
      {share !== null && <InZones className="profile-tick" lines={ticksOf(stretches, share)} />}
    </svg>
  );
}

/** A line in the colour of its zone. */
interface Line {
  readonly zone: number;
  readonly d: string;
}

/** One path a zone, not one a line: a month has thousands of lines, and hundreds of drawings. */
function InZones({lines, className}: {readonly lines: readonly Line[]; readonly className: string}) {
  const zones = [...new Set(lines.map(({zone}) => zone))];
  return zones.map((zone) => (
    <path
      key={zone}
      data-zone={zone}
      className={className}
      d={lines.flatMap((line) => (line.zone === zone ? line.d : [])).join("")}
    />
  ));
}

const edgeOf = ({from, to, left, right}: Stretch): Line => ({
  zone: zoneOf((from + to) / 2),
  d: `M${left} ${HEIGHT - heightOf(from)}L${right} ${HEIGHT - heightOf(to)}`,
});

function stretchesOf(profile: readonly ProfileStep[]): Stretch[] {
  const all = profile.reduce((sum, {seconds}) => sum + seconds, 0);
  let left = 0;
  return all === 0
    ? []
    : profile.map(({seconds, from, to}) => {
        const start = left;
        left += (WIDTH * seconds) / all;
        return {from, to, left: start, right: left};
      });
}

const outlineOf = (stretches: readonly Stretch[]) =>
  `M0 ${HEIGHT}${stretches
    .map(({from, to, left, right}) => `L${left} ${HEIGHT - heightOf(from)}L${right} ${HEIGHT - heightOf(to)}`)
    .join("")}L${WIDTH} ${HEIGHT}Z`;

/** As far as it was run; what was run beyond the plan has no place in its picture. */
function ticksOf(stretches: readonly Stretch[], share: number): Line[] {
  const until = WIDTH * Math.min(1, share);
  const ticks: Line[] = [];
  for (let x = TICK / 2; x < until; x += TICK) {
    const within = stretches.find(({right}) => x <= right);
    if (within) {
      const along = (x - within.left) / Math.max(1, within.right - within.left);
      const at = within.from + (within.to - within.from) * along;
      ticks.push({zone: zoneOf(at), d: `M${x} ${HEIGHT}V${HEIGHT - heightOf(at) + 2}`});
    }
  }
  return ticks;
}
