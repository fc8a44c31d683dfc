import {arc} from "@/art/drawing/svg";
import {PodMark} from "../devices/pod-mark";

const [CENTRE_X, CENTRE_Y, RADIUS] = [110, 120, 96];
const SPAN = 140;
const STEPS = 50;
const FIRST = -SPAN / 2;
const TICK = 1.75;
const GAP = (RADIUS * SPAN * Math.PI) / 180 / STEPS - TICK;
const LOW = 20;

/** The text beside it states the same. */
export function BatteryArc({percent}: {readonly percent: number | null}) {
  const charged = Math.round(((percent ?? 0) / 100) * STEPS);
  const color = percent !== null && percent < LOW ? "var(--warning)" : "var(--text)";
  return (
    <div className="relative w-40 shrink-0">
      <svg viewBox="0 0 220 130" aria-hidden="true" className="w-full">
        <g fill="none" strokeWidth="12" strokeDasharray={`${TICK} ${GAP}`}>
          <path d={arcOf(STEPS)} stroke="var(--line-strong)" />
          {charged > 0 && <path d={arcOf(charged)} stroke={color} />}
        </g>
      </svg>
      <div className="absolute inset-x-0 bottom-0 flex justify-center">
        <PodMark side={null} />
      </div>
    </div>
  );
}

/** From the first tick to one after so many steps, half a degree longer than it: dashes begin with their line. */
const arcOf = (steps: number) => arc(CENTRE_X, CENTRE_Y, RADIUS, FIRST, FIRST + (SPAN / STEPS) * steps + 0.5);
