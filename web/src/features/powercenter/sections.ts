import {isBuiltPath} from "@/lib/is-built-path";

/** The sections of PowerCenter in the order of its bar. Those without a page yet are not shown. */
const SECTIONS = [
  {key: "start", path: "/powercenter"},
  {key: "calendar", path: "/powercenter/calendar"},
  {key: "runs", path: "/powercenter/activities"},
  {key: "analysis", path: "/powercenter/analysis/power-duration"},
  {key: "races", path: "/powercenter/races"},
  {key: "plans", path: "/powercenter/plans"},
  {key: "library", path: "/powercenter/library"},
] as const;

const ANALYSIS = "/powercenter/analysis/";

/** The pages of analysis in the order of their row. */
const ANALYSIS_PAGES = [
  {key: "powerDuration", path: `${ANALYSIS}power-duration`},
  {key: "criticalPower", path: `${ANALYSIS}critical-power`},
  {key: "fitness", path: `${ANALYSIS}fitness`},
  {key: "runner", path: `${ANALYSIS}runner`},
  {key: "distribution", path: `${ANALYSIS}distribution`},
  {key: "stats", path: `${ANALYSIS}stats`},
  {key: "footData", path: `${ANALYSIS}foot-data`},
] as const;

export const analysisPath = (key: (typeof ANALYSIS_PAGES)[number]["key"]) =>
  ANALYSIS_PAGES.find((page) => page.key === key)?.path ?? `${ANALYSIS}power-duration`;

export const POWER_CENTER_TODAY = "/powercenter/today";

/** For whoever has athletes: the bar shows it to them alone. */
export const POWER_CENTER_ATHLETES = "/powercenter/athletes";

export const POWER_CENTER_UPLOAD = "/powercenter/upload";

export const listPowerCenterSections = () => SECTIONS.filter(({path}) => isBuiltPath(path));

export const listAnalysisPages = () => ANALYSIS_PAGES.filter(({path}) => isBuiltPath(path));

/** Every page that can be gone to, once each: what a section begins with is one of its pages. */
export const listPowerCenterPages = () => [
  {key: "today", path: POWER_CENTER_TODAY} as const,
  ...listPowerCenterSections().filter(({path}) => !isAnalysis(path)),
  ...listAnalysisPages(),
];

export const isAnalysis = (path: string) => path.startsWith(ANALYSIS);

/** The section a page belongs to: itself, the list it is one of, or analysis with all of its pages. */
export function isWithin(section: string, path: string): boolean {
  if (section.startsWith(ANALYSIS)) return isAnalysis(path);
  return path === section || (section !== "/powercenter" && path.startsWith(`${section}/`));
}
