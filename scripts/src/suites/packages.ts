import {existsSync, readdirSync} from "node:fs";
import {join} from "node:path";
import {ROOT} from "../env.ts";

/** The folders of the workspace's packages, from the root; small ones first, so that simple mistakes show early. */
export function listPackages(): string[] {
  const services = readdirSync(join(ROOT, "services")).map((name) => `services/${name}`);
  const candidates = ["schemas", "scripts", ...services.sort(), "studio", "web"];
  return candidates.filter((folder) => existsSync(join(ROOT, folder, "package.json")));
}
