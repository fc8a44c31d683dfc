import {type Drawing, element, group} from "../drawing/svg";
import {textPath} from "../drawing/text-path";
import {ticksAlong} from "../drawing/ticks";
import {podFront} from "./pod-front";

const TILT = -17;
const [WIDTH, HEIGHT] = [800, 840];
/** The lanes' own axes are turned: along a lane, and across from one to the next. */
const LANE = 157;
const SIXTH_TOP = 240;
const SIXTH_START = 49;
/** How much further on each lane begins than the one outside of it: the curve is longer there. */
const STAGGER = 91.5;
const [FROM, TO] = [-500, 1150];
const LANES = [7, 6, 5, 4, 3, 2, 1] as const;

const topOf = (lane: number) => SIXTH_TOP + (6 - lane) * LANE;
const startOf = (lane: number) => SIXTH_START + (6 - lane) * STAGGER;

/** So many lanes from the inside are run in. */
export function startLanes({filled}: {readonly filled: number}, prefix: string): Drawing {
  const track = group(
    {transform: `rotate(${TILT})`, fill: "none"},
    ...LANES.map((lane) => drawLane(lane, filled)),
  );
  const pod = group(
    {transform: "translate(352 176) scale(.76)"},
    podFront({clip: "black", lume: true}, prefix).body,
  );
  return {width: WIDTH, height: HEIGHT, body: track + pod};
}

function drawLane(lane: number, filled: number): string {
  const top = topOf(lane);
  const start = startOf(lane);
  const run = {x: start, y: top, width: TO - start, height: LANE, fill: "var(--z1)"};
  return [
    lane <= filled ? element("rect", run) : "",
    element("path", {
      d: `M${FROM} ${top}H${TO}M${start} ${top}V${top + LANE}`,
      stroke: "currentColor",
      "stroke-width": 4,
    }),
    ticksAlong({
      x: start,
      y: top,
      step: 13,
      steps: Math.floor((TO - start) / 13),
      rows: [
        {every: 1, height: 10},
        {every: 5, height: 20},
        {every: 10, height: 42},
      ],
      opacity: ".9",
    }),
    textPath(String(lane), {face: "paint", size: 150, x: start - 26, y: top + LANE - 26, anchor: "end"}),
  ].join("");
}
