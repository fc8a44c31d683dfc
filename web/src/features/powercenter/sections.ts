import {isBuiltPath} from "@/lib/is-built-path";

/** The sections of PowerCenter in the order of its bar. Those without a page yet are not shown. */
const SECTIONS = [
  {key: "start", path: "/powercenter"},
  {key: "calendar", path: "/powercenter/calendar"},
  {key: "runs", path: "/powercenter/activities"},
  {key: "analysis", path: "/powercenter/analysis/power-duration"},
  {key: "races", path: "/powercenter/races"},
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

export const POWER_CENTER_PLANS = "/powercenter/plans";

/** What can be planned, in the order of its row. */
const LIBRARY_PAGES = [
  {key: "workouts", path: "/powercenter/library"},
  {key: "plans", path: POWER_CENTER_PLANS},
] as const;

export const analysisPath = (key: (typeof ANALYSIS_PAGES)[number]["key"]) =>
  ANALYSIS_PAGES.find((page) => page.key === key)?.path ?? `${ANALYSIS}power-duration`;

export const POWER_CENTER_TODAY = "/powercenter/today";

export const POWER_CENTER_CALENDAR = "/powercenter/calendar";

/** For users who have athletes: the bar shows it only to them. */
export const POWER_CENTER_ATHLETES = "/powercenter/athletes";

export const POWER_CENTER_UPLOAD = "/powercenter/upload";

export const listPowerCenterSections = () => SECTIONS.filter(({path}) => isBuiltPath(path));

export const listAnalysisPages = () => ANALYSIS_PAGES.filter(({path}) => isBuiltPath(path));

const listLibraryPages = () => LIBRARY_PAGES.filter(({path}) => isBuiltPath(path));

/** The pages of the section that a page belongs to, where that has several; none otherwise. */
export function listPagesBeside(path: string) {
  if (isAnalysis(path)) return {label: "analysisPages", pages: listAnalysisPages()} as const;
  if (isOfLibrary(path)) return {label: "libraryPages", pages: listLibraryPages()} as const;
  return null;
}

/** Every page that can be gone to, once each: what a section begins with is one of its pages. */
export const listPowerCenterPages = () => [
  {key: "today", path: POWER_CENTER_TODAY} as const,
  ...listPowerCenterSections().filter(({path}) => !isAnalysis(path)),
  ...listLibraryPages().filter(({key}) => key === "plans"),
  ...listAnalysisPages(),
];

const isAnalysis = (path: string) => path.startsWith(ANALYSIS);

const isOfLibrary = (path: string) =>
  LIBRARY_PAGES.some((page) => page.path === path || path.startsWith(`${page.path}/`));

/** The section a page belongs to: itself, the list it is one of, or what has several pages with all of them. */
export function isWithin(section: string, path: string): boolean {
  if (section.startsWith(ANALYSIS)) return isAnalysis(path);
  if (isOfLibrary(section)) return isOfLibrary(path);
  return path === section || (section !== "/powercenter" && path.startsWith(`${section}/`));
}
