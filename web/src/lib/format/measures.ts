import {type MarketParams, market as marketOf} from "@gradus/schemas/markets";
import {formatDuration} from "./duration";
import type {Measure} from "./measure-words";
import {formatNumber} from "./numbers";

const KM_PER_MILE = 1.609344;

const unitOf = ({region}: MarketParams) => marketOf(region).units.distance;

export function distanceMeasure(km: number, market: MarketParams): Measure {
  const unit = unitOf(market);
  const oneDigit = {minimumFractionDigits: 1, maximumFractionDigits: 1};
  return {value: formatNumber(unit === "mi" ? km / KM_PER_MILE : km, market, oneDigit), unit};
}

export function paceMeasure(secondsPerKm: number, market: MarketParams): Measure {
  const unit = unitOf(market);
  const seconds = unit === "mi" ? secondsPerKm * KM_PER_MILE : secondsPerKm;
  return {value: formatDuration(seconds), unit: `min/${unit}`};
}
