import type {Field, Tone} from "./sketch.ts";

export type Palette = Readonly<Partial<Record<Tone, string>>>;

export const FIELDS: Readonly<Record<Field, readonly [base: string, lit: string]>> = {
  track: ["#1f4fa8", "#2a5ec0"],
  infield: ["#0f5a45", "#14664f"],
  cinder: ["#a33a29", "#b5452f"],
  asphalt: ["#14181a", "#242b2f"],
};

export const FIXED_COLOURS: Palette = {
  white: "#fff",
  track: FIELDS.track[0],
  infield: FIELDS.infield[0],
  cinder: FIELDS.cinder[0],
  asphalt: FIELDS.asphalt[0],
  blue: "#2f6bd8",
  gray: "#8a949a",
  orange: "#e2702c",
  black: "#191c1e",
};

export const LIGHT: Palette = {
  page: "#f1f4f5",
  surface: "#fff",
  ink: "#14181a",
  soft: "#9aa4a9",
  line: "#c6ced2",
  accent: "#1f4fa8",
  success: "#146c43",
  z1: "#5d7484",
  z2: "#17806e",
  z3: "#9a6500",
  z4: "#c4452d",
  z5: "#8e2a7a",
};

export const DARK: Palette = {
  page: "#1c2225",
  surface: "#303a3f",
  ink: "#f1f4f5",
  soft: "#8c979d",
  line: "#4d575d",
  accent: "#8fb4f7",
  success: "#7fdc9b",
  z1: "#8fa9ba",
  z2: "#45bfa0",
  z3: "#e5a93c",
  z4: "#ff7f63",
  z5: "#de84cf",
};

/** On a surface everything is painted white, by day and by night. */
export const ON_FIELD: Palette = {
  page: "#14181a",
  surface: "#fff3",
  ink: "#fff",
  soft: "#fff9",
  line: "#fff6",
  accent: "#fff",
  success: "#fff",
};
