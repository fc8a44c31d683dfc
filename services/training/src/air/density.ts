const KELVIN = 273.15;
const DRY_AIR = 287.058;
const WATER_VAPOUR = 461.495;

/**
 * Density of air in kg/m³: standard atmosphere by height, Magnus formula for vapour.
 *
 * @param altitude m above the sea
 * @param temperature °C
 * @param humidity 0 to 1
 */
export function airDensity(altitude: number, temperature: number, humidity: number): number {
  const pressure = 101_325 * (1 - 2.25577e-5 * altitude) ** 5.25588;
  const vapour = humidity * 610.94 * Math.exp((17.625 * temperature) / (temperature + 243.04));
  const kelvin = temperature + KELVIN;
  return (pressure - vapour) / (DRY_AIR * kelvin) + vapour / (WATER_VAPOUR * kelvin);
}
