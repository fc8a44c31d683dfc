import {findRoute} from "@gradus/schemas/routes";
import {stegaClean} from "@sanity/client/stega";

/** Whether a page stands behind a site path yet. Editors may link ahead; visitors never meet a dead link. */
export function isBuiltPath(path: string): boolean {
  return path.startsWith("#") || (findRoute(stegaClean(path))?.built ?? false);
}
