import type {BuilderHrefs} from "./builder-client";

export const WORKOUTS_PATH = "/powercenter/workouts";

export const builderHrefs = (href: (path: string) => string, locale: string): BuilderHrefs => ({
  criticalPower: href("/powercenter/analysis/critical-power"),
  library: href("/powercenter/library"),
  workouts: href(WORKOUTS_PATH),
  locale,
});
