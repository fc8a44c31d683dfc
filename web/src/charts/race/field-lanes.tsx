import {arc} from "@/art/drawing/svg";

const LANES = [300, 400, 500, 600, 700];
const [CENTRE_X, CENTRE_Y] = [640, 700];
const [FROM, TO] = [-75, 10];
/** Pixels from tick to tick; they point outwards. */
const TICK = 14;
const SHORT = 10;
const LONG = 24;
const EVERY = 5;

const ticks = (radius: number, height: number) => arc(CENTRE_X, CENTRE_Y, radius + height / 2, FROM, TO);

export function FieldLanes() {
  return (
    <svg
      viewBox="0 0 520 480"
      preserveAspectRatio="xMaxYMid slice"
      className="race-lanes"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {LANES.map((radius) => (
        <g key={radius}>
          <path d={arc(CENTRE_X, CENTRE_Y, radius, FROM, TO)} strokeWidth="3" />
          <path d={ticks(radius, SHORT)} strokeWidth={SHORT} strokeDasharray={`1.5 ${TICK - 1.5}`} />
          <path d={ticks(radius, LONG)} strokeWidth={LONG} strokeDasharray={`2 ${TICK * EVERY - 2}`} />
        </g>
      ))}
    </svg>
  );
}
