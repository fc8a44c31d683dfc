export type Tone =
  | "page"
  | "ink"
  | "soft"
  | "line"
  | "surface"
  | "accent"
  | "success"
  | "white"
  | Field
  | Clip
  | "z1"
  | "z2"
  | "z3"
  | "z4"
  | "z5";

type Clip = "blue" | "gray" | "orange" | "black";
export type Field = "track" | "infield" | "cinder" | "asphalt";

/** Numbers are in units of a picture 120 wide and 80 high. */
export interface Marks {
  heading: [x: number, y: number, width: number];
  text: [x: number, y: number, width: number, lines: number];
  button: [x: number, y: number, width: number];
  box: [tone: Tone, x: number, y: number, width: number, height: number];
  frame: [x: number, y: number, width: number, height: number];
  dot: [tone: Tone, x: number, y: number, radius: number];
  rule: [x: number, y: number, width: number];
  /** The brand's graduations, hanging from a line. */
  ticks: [x: number, y: number, width: number];
  /** A measured value, set like numbers painted on a track. */
  painted: [value: string, x: number, y: number, height: number];
  check: [x: number, y: number];
  pod: [x: number, y: number, width: number, clip?: Clip];
  /** Running lanes that rise to the right along the lower edge. */
  lanes: [];
  line: [tone: Tone, path: string];
  area: [tone: Tone, path: string];
}

export type MarkKind = keyof Marks;

export interface Row {
  readonly times: number;
  readonly dx?: number;
  readonly dy?: number;
  readonly marks: readonly Mark[];
}

export type Mark = {[K in MarkKind]: readonly [K, ...Marks[K]]}[MarkKind] | Row;

export interface Sketch {
  /** The surface it lies on; without one it lies on the page. */
  readonly field?: Field;
  readonly marks: readonly Mark[];
}
