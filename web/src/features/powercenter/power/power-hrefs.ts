import {POWER_CENTER_UPLOAD} from "../sections";
import type {PowerHrefs} from "./power-messages";

/** Where links of these pages lead, in the market of the page. */
export const powerHrefs = (href: (path: string) => string): PowerHrefs => ({
  runs: href("/powercenter/activities"),
  upload: href(POWER_CENTER_UPLOAD),
  criticalPower: href("/powercenter/analysis/critical-power"),
});
