/** What can be drawn of a run, in the order of the stack until somebody orders it. */
export const LINE_KEYS = [
  "power",
  "pace",
  "heartRate",
  "cadence",
  "formPower",
  "airPower",
  "groundTime",
  "oscillation",
  "legSpring",
  "balance",
  "anaerobic",
  "elevation",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** Shown until somebody chooses. */
export const FIRST_LINES: readonly LineKey[] = ["power", "pace", "heartRate", "elevation"];

export interface LineLook {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** No two of one colour have one dash. */
export const LINE_LOOKS: Readonly<Record<LineKey, LineLook>> = {
  power: {color: "--s-power", width: 2},
  pace: {color: "--s-pace", width: 1.5},
  heartRate: {color: "--s-hr", width: 1.5},
  cadence: {color: "--s-cad", width: 1.5, dash: [6, 2]},
  formPower: {color: "--s-form", width: 1.5, dash: [2, 2]},
  airPower: {color: "--s-power", width: 1.5, dash: [2, 2]},
  groundTime: {color: "--s-gct", width: 1.5, dash: [8, 2, 2, 2]},
  oscillation: {color: "--s-pace", width: 1.5, dash: [2, 2]},
  legSpring: {color: "--s-cad", width: 1.5, dash: [2, 2]},
  balance: {color: "--s-hr", width: 1.5, dash: [6, 2]},
  anaerobic: {color: "--s-form", width: 1.5},
  elevation: {color: "--s-elev", width: 1},
};

const HEIGHTS: Readonly<Partial<Record<LineKey, number>>> = {power: 224, elevation: 90};
const USUAL_HEIGHT = 96;
export const heightOf = (key: LineKey): number => HEIGHTS[key] ?? USUAL_HEIGHT;
