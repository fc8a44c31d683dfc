interface ClockSettings {
  /** The instant a clock that stands still shows. */
  readonly fixed?: string | undefined;
  /** How far a running clock is ahead of the machine's, in seconds. */
  readonly shiftS?: number | undefined;
}

export type Clock = () => Date;

/** The clock dated content follows: the machine's, one that runs ahead of or behind it, or one that stands still. */
export function createClock({fixed, shiftS = 0}: ClockSettings): Clock {
  return fixed === undefined ? () => new Date(Date.now() + shiftS * 1000) : () => new Date(fixed);
}
