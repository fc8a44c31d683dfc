// Plain values, free of the schema library: browsers load this file.

export const PLACE_BOUNDS = {
  places: 10,
  name: 60,
  /** Metres around it in which nobody else sees where one ran. */
  radius: {min: 100, usual: 200, max: 1000},
} as const;
