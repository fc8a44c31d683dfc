/** Both ends are included. */
export interface SlotRange {
  readonly from: number;
  readonly to: number;
}

export interface Tick {
  readonly at: number;
  readonly label: string | null;
}

export interface Band {
  readonly from: number;
  readonly to: number;
  readonly label: string;
  /** Token of its colour: `--z1`. */
  readonly color: string;
}

export interface TargetBand extends SlotRange {
  readonly low: number;
  readonly high: number;
}

/** One value a slot; NaN is a gap, and the line breaks there. */
export interface ChartLine {
  readonly key: string;
  readonly label: string;
  /** Token of its colour: `--s-power`. */
  readonly color: string;
  readonly values: Float64Array;
  /** Pixels. */
  readonly height: number;
  readonly width: number;
  readonly dash?: readonly number[];
  /** Filled to the floor, as the ground is. */
  readonly isArea?: boolean;
  /** Small values on top: a fast pace is high. */
  readonly isReversed?: boolean;
  readonly range: readonly [low: number, high: number];
  readonly ticks: readonly Tick[];
  /** Named parts of the scale, a ruler at its far side. */
  readonly bands?: readonly Band[];
  /** Behind the line. */
  readonly targets?: readonly TargetBand[];
  /** The same of another run, drawn behind. */
  readonly ghost?: Float64Array;
  /** Graduations below the line, in the colour each value has. */
  readonly graduation?: (value: number) => string;
  /** A level that means something, dashed, with its name. */
  readonly level?: {readonly at: number; readonly label: string};
  /** Steps along the line, such as kilometres; those without a number between them. */
  readonly steps?: readonly {readonly slot: number; readonly label: string | null}[];
  readonly words: (value: number | null) => {readonly value: string; readonly unit: string};
}
