/** Numbers of the messages read, after the public description of the format. */
export const MESSAGE = {
  fileId: 0,
  sport: 12,
  session: 18,
  lap: 19,
  record: 20,
  event: 21,
  deviceInfo: 23,
  workout: 26,
  workoutStep: 27,
  activity: 34,
  fieldDescription: 206,
  developerDataId: 207,
} as const;

export const TIMESTAMP = 253;
/** 1989-12-31T00:00:00Z, where FIT begins to count, in Unix seconds. */
export const FIT_EPOCH = 631_065_600;

/** How a device of a device_info message is connected, and what a part of the recording device is. */
export const DEVICE_SOURCE = {local: 5} as const;
export const LOCAL_DEVICE = {barometer: 4} as const;

/** Numbers of the fields of a record. The unit of each is given where it is turned into a column. */
export const RECORD = {
  latitude: 0,
  longitude: 1,
  altitude: 2,
  heartRate: 3,
  cadence: 4,
  distance: 5,
  speed: 6,
  power: 7,
  compressedSpeedDistance: 8,
  temperature: 13,
  accumulatedPower: 29,
  verticalOscillation: 39,
  stanceTimePercent: 40,
  stanceTime: 41,
  fractionalCadence: 53,
  enhancedSpeed: 73,
  enhancedAltitude: 78,
  verticalRatio: 83,
  stanceTimeBalance: 84,
  stepLength: 85,
} as const;

export const RECORD_FIELDS: ReadonlySet<number> = new Set([TIMESTAMP, ...Object.values(RECORD)]);
