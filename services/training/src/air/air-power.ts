import {TRAINING_DEFAULTS} from "../defaults.ts";

/**
 * Power in W that goes into moving air: 0.5·ρ·CdA·(v+w)·|v+w|·v. Negative when the wind pushes.
 *
 * @param speed m/s
 * @param headwind m/s at the height of the body; negative from behind
 * @param density kg/m³
 * @param dragArea CdA in m²
 */
export function airPower(
  speed: number,
  headwind: number,
  density: number,
  dragArea: number = TRAINING_DEFAULTS.running.dragArea,
): number {
  const apparent = speed + headwind;
  return 0.5 * density * dragArea * apparent * Math.abs(apparent) * speed;
}
