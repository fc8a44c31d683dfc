import {readdirSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";
import type {Interruption} from "../interruption.ts";
import type {Stack} from "../stack/stack.ts";
import type {Reference} from "./reference.ts";
import type {Row} from "./row.ts";

export interface BenchContext {
  readonly stack: Stack;
  readonly reference: Reference;
  readonly browser: string;
  /** Lighthouse runs per page. */
  readonly runs: number;
  readonly interruption: Interruption;
}

export interface SectionResult {
  readonly rows: readonly Row[];
  /** What stands behind the rows, for the JSON file. */
  readonly details: unknown;
}

export interface Section {
  readonly title: string;
  run(context: BenchContext): Promise<SectionResult>;
}

export const MARKET = "/us/en";

export const MARKETING_PAGES = [
  "",
  "/store",
  "/store/pod",
  "/landing/race-by-power",
  "/products",
  "/compare",
  "/membership",
  "/race-planner",
  "/compatibility",
  "/coach-program",
  "/download",
  "/faq",
  "/terms",
  "/select-store",
] as const;

/** Those that hold the race planner: its form may weigh 12 kB more. What it computes with comes once it is used. */
export const PLANNER_PAGES: readonly string[] = ["/landing/race-by-power", "/race-planner"];

export const ACCOUNT_PAGES = ["/account", ...listPages("/account"), "/sign-in", "/sign-up", "/coaches"];

export const POWER_CENTER_PAGES = ["/powercenter", "/powercenter/activities", "/powercenter/upload"] as const;

export const CALENDAR_PAGES = ["/powercenter/calendar"] as const;

export const ANALYSIS_PAGES = listPages("/powercenter/analysis");

function listPages(path: string): string[] {
  const folder = join(ROOT, "web/src/app/[region]/[locale]", path);
  const entries = readdirSync(folder, {withFileTypes: true}).filter((entry) => entry.isDirectory());
  return entries.map(({name}) => `${path}/${name}`).sort();
}

export const pageName = (path: string): string => (path === "" ? "home" : path.slice(1));
