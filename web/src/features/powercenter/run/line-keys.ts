/** What can be drawn of a run, in the order of the stack until the user reorders it. */
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
  "impactLoading",
  "verticalRatio",
  "balance",
  "oscillationBalance",
  "legSpringBalance",
  "impactBalance",
  "anaerobic",
  "temperature",
  "grade",
  "elevation",
] as const;
export type LineKey = (typeof LINE_KEYS)[number];

/** What few runs have: of the others they are not named, not even as missing. */
export const RARE_LINES: ReadonlySet<LineKey> = new Set([
  "impactLoading",
  "verticalRatio",
  "oscillationBalance",
  "legSpringBalance",
  "impactBalance",
  "temperature",
  "grade",
]);

/** Shown until the user chooses. */
export const DEFAULT_LINES: readonly LineKey[] = ["power", "pace", "heartRate", "elevation"];

export interface LineStyle {
  readonly color: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** No two of one colour have one dash. */
export const LINE_STYLES: Readonly<Record<LineKey, LineStyle>> = {
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
  impactLoading: {color: "--s-gct", width: 1.5},
  verticalRatio: {color: "--s-pace", width: 1.5, dash: [6, 2]},
  oscillationBalance: {color: "--s-hr", width: 1.5, dash: [2, 2]},
  legSpringBalance: {color: "--s-hr", width: 1.5, dash: [8, 2, 2, 2]},
  impactBalance: {color: "--s-hr", width: 1.5, dash: [4, 4]},
  anaerobic: {color: "--s-form", width: 1.5},
  temperature: {color: "--s-elev", width: 1.5, dash: [6, 2]},
  grade: {color: "--s-elev", width: 1.5, dash: [2, 2]},
  elevation: {color: "--s-elev", width: 1},
};

const HEIGHTS: Readonly<Partial<Record<LineKey, number>>> = {power: 224, elevation: 90};
const USUAL_HEIGHT = 96;
export const heightOf = (key: LineKey): number => HEIGHTS[key] ?? USUAL_HEIGHT;
