import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";

type Family = CpHistoryRow["family"];

/**
 * Rows in the watts of a family, and those of which nobody knows. Without a family, all: the same as the server measures
 * a run by.
 */
export const likeWatts = <Row extends {readonly family: Family}>(
  rows: readonly Row[],
  family: Family,
): Row[] => rows.filter((row) => row.family === null || family === null || row.family === family);
