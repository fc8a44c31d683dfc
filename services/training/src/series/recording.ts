import type {SeriesKey} from "./series.ts";

type RecordingFormat = "fit" | "tcx" | "gpx" | "csv";

/** Where the watts come from, in the order in which sources win. */
export type PowerSource = "pod_developer" | "native" | "developer_native" | "developer_named" | "file";
/** Whose scale the watts have. Watts of two families are never compared: a watch estimates 20-30 % more than a pod. */
export type PowerFamily = "pod" | "watch" | "other";

export type SubSport = "generic" | "treadmill" | "street" | "trail" | "track" | "indoor";

/** Values by point or by slot, NaN where nothing was measured. */
export type Columns = Readonly<Partial<Record<SeriesKey, Float64Array>>>;

/** Data of a file beyond the known columns; stored so that an export does not lose it. */
export interface ExtraSeries {
  readonly name: string;
  readonly units: string;
  /** Who defined it: 32 hex digits, or null. */
  readonly application: string | null;
  readonly number: number;
  /** In `units`, NaN where nothing was measured. */
  readonly values: Float64Array;
}

/** The timer was started or stopped at this moment (Unix seconds). */
export interface TimerEvent {
  readonly time: number;
  readonly isRunning: boolean;
}

/** One lap as counted by the device: Unix seconds, seconds, metres; null where the device reported nothing. */
export interface Lap {
  readonly start: number;
  readonly elapsed: number | null;
  readonly timer: number | null;
  readonly distance: number | null;
  readonly trigger: string | null;
  readonly workoutStep: number | null;
}

/** Totals reported by the device: shown beside the values from the grid, never mixed with them. */
export interface DeviceTotals {
  readonly start: number | null;
  readonly elapsed: number | null;
  readonly timer: number | null;
  readonly distance: number | null;
}

/** The runner as the device knew them: W, kg, m. For information: it never replaces what the runner entered. */
export interface DeviceAthlete {
  readonly criticalPower: number | null;
  readonly weight: number | null;
  readonly height: number | null;
}

/** What a device that took part, such as a pod, runs on. */
export interface DeviceFirmware {
  readonly serial: number;
  /** As its maker writes it: 2.41. */
  readonly version: string;
}

export interface RecordingDevice {
  /** Number of the manufacturer in the FIT list, or null. */
  readonly manufacturer: number | null;
  readonly product: number | null;
  readonly serial: number | null;
  readonly name: string | null;
  /** Of every device that reported it: the recording one and those paired with it. */
  readonly firmware?: readonly DeviceFirmware[];
}

/** One run as recorded in its file: points in file order, before they are put on the grid of a Series. */
export interface Recording {
  readonly format: RecordingFormat;
  readonly subSport: SubSport;
  /** Unix seconds, one a point. */
  readonly time: Float64Array;
  readonly columns: Columns;
  /** No device counted its distance: it was measured along its positions. */
  readonly isAlongPositions?: boolean;
  /** The file names a barometer that measured its altitude. Without one it is taken for that of positions. */
  readonly hasBarometer?: boolean;
  readonly extra: readonly ExtraSeries[];
  readonly timer: readonly TimerEvent[];
  readonly laps: readonly Lap[];
  readonly totals: DeviceTotals;
  readonly power: {readonly source: PowerSource; readonly family: PowerFamily} | null;
  readonly athlete: DeviceAthlete | null;
  readonly device: RecordingDevice | null;
  /** Seconds east of UTC at the end, if the file states it. */
  readonly utcOffset: number | null;
  /** Place among the sessions of a multisport file, counted from 0; null in a file with one. */
  readonly sessionIndex: number | null;
}

export const NO_TOTALS: DeviceTotals = {start: null, elapsed: null, timer: null, distance: null};
