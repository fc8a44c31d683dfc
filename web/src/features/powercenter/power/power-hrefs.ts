import {POWER_CENTER_UPLOAD} from "../sections";
import type {PowerHrefs} from "./power-messages";

export const powerHrefs = (href: (path: string) => string): PowerHrefs => ({
  runs: href("/powercenter/activities"),
  upload: href(POWER_CENTER_UPLOAD),
  criticalPower: href("/powercenter/analysis/critical-power"),
});
