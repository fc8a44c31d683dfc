const PAGES = {
  criticalPower: "/powercenter/analysis/critical-power",
  powerDuration: "/powercenter/analysis/power-duration",
  runs: "/powercenter/activities",
} as const;
type Page = keyof typeof PAGES;

const MODEL: readonly Page[] = ["criticalPower", "powerDuration"];
const CURVE: readonly Page[] = ["powerDuration", "criticalPower"];
const RUNS: readonly Page[] = ["runs"];

/** Pages with the inputs of a value, in order of preference; the page the reader is on is skipped. */
const SOURCES: Readonly<Record<string, readonly Page[]>> = {
  stress: MODEL,
  pace_stress: MODEL,
  seconds_in_zones: MODEL,
  automatic_critical_power: MODEL,
  critical_power_confidence: MODEL,
  attribute_fitness: MODEL,
  attribute_muscle_power: CURVE,
  attribute_fatigue_resistance: CURVE,
  attribute_endurance: RUNS,
  attribute_economy: RUNS,
  predicted_power: CURVE,
  predicted_time: CURVE,
  share_of_sustainable: CURVE,
  slow_finish: RUNS,
  fitness: RUNS,
  fatigue: RUNS,
  form: RUNS,
  ramp: RUNS,
  week_stress: RUNS,
  week_monotony: RUNS,
  week_strain: RUNS,
  acute_chronic_ratio: RUNS,
};

/** The page a value comes from, in the market of the current page; null if all its inputs are on this page. */
export function linkOf(id: string, currentPath: string): {readonly page: Page; readonly href: string} | null {
  const [market = ""] = currentPath.split("/powercenter");
  const pages = Object.hasOwn(SOURCES, id) ? (SOURCES[id] ?? []) : [];
  const page = pages.find((each) => !currentPath.endsWith(PAGES[each]));
  return page ? {page, href: market + PAGES[page]} : null;
}
