import type {User} from "@gradus/backend/contract/accounts";

export type DistanceUnit = User["preferences"]["distance_unit"];

const METRES = {km: 1000, mi: 1609.344} as const;

export function distanceWords(metres: number, unit: DistanceUnit, format: string) {
  return new Intl.NumberFormat(format, {
    style: "unit",
    unit: unit === "mi" ? "mile" : "kilometer",
    maximumFractionDigits: 0,
  }).format(metres / METRES[unit]);
}

export const toMetres = (distance: number, unit: DistanceUnit) => Math.round(distance * METRES[unit]);
export const fromMetres = (metres: number, unit: DistanceUnit) => Math.round(metres / METRES[unit]);
