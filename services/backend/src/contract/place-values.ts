// Plain values, free of the schema library: browsers load this file.

export const PLACE_BOUNDS = {
  places: 10,
  name: 60,
  /** Metres around it in which only the runner sees where a run went. */
  radius: {min: 100, usual: 200, max: 1000},
} as const;
