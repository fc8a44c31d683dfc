import type {CpHistoryRow} from "@gradus/backend/contract/critical-power";

type Family = CpHistoryRow["family"];

/**
 * Rows measured in the watts of a family, and rows whose family is unknown. Without a family, all rows: the same ones
 * that the server measures a run by.
 */
export const sameFamily = <Row extends {readonly family: Family}>(
  rows: readonly Row[],
  family: Family,
): Row[] => rows.filter((row) => row.family === null || family === null || row.family === family);
