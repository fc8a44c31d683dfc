import {expect, it} from "vitest";
import {listPackages, packagesConcerned} from "./packages.ts";

it("a change concerns its package and all that depend on it, also by way of another", () => {
  expect(packagesConcerned(["web/src/app/page.tsx"])).toEqual(expect.arrayContaining(["web"]));
  expect(packagesConcerned(["web/src/app/page.tsx"])).not.toContain("schemas");
  expect(packagesConcerned(["schemas/src/markets.ts"])).toEqual(
    expect.arrayContaining(["schemas", "services/backend", "studio", "web"]),
  );
});

it("a setting of the workspace concerns every package, a document none", () => {
  expect(packagesConcerned(["tsconfig.json"])).toEqual(listPackages());
  expect(packagesConcerned(["README.md", "docs/hosted.md"])).toEqual([]);
});
