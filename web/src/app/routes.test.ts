import {globSync} from "node:fs";
import {join} from "node:path";
import {ROUTES} from "@gradus/schemas/routes";
import {expect, it} from "vitest";

/** Addresses the proxy sends to a page of another name: what follows the last slash opens something. */
const REWRITTEN = new Set(["/reset-password/{sessionId}", "/shared/run/{token}"]);
/** Pages no address of ours names: errors, a former address of products, the target of such a rewrite, and views of a day. */
const UNNAMED =
  /^\/(\[\.\.\.rest\]|errors\/.*|preview-blocked|products\/\[handle\]|reset-password\/new-password|shared\/run\/view|\[document\]\/(on\/\[day\]|compare\/.*))$/;

const folders = globSync("**/page.tsx", {cwd: join(import.meta.dirname, "[region]", "[locale]")})
  .map((file) => `/${file.replace(/\/?page\.tsx$/, "")}`)
  .filter((folder) => !UNNAMED.test(folder));
const built = ROUTES.filter((route) => route.built && !REWRITTEN.has(route.path)).map(({path}) => path);

/** A folder in brackets matches any segment. */
function isServedBy(path: string, folder: string) {
  const [pathParts, served] = [path.split("/"), folder.split("/")];
  return (
    pathParts.length === served.length &&
    served.every((segment, index) => segment.startsWith("[") || segment === pathParts[index])
  );
}

it("every address listed as built has a page", () => {
  expect(built.filter((path) => !folders.some((folder) => isServedBy(path, folder)))).toEqual([]);
});

it("every page has an address in the list, or links and the sitemap would not know it", () => {
  expect(folders.filter((folder) => !built.some((path) => isServedBy(path, folder)))).toEqual([]);
});
