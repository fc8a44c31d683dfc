import {readFileSync} from "node:fs";
import {join} from "node:path";
import {expect, it} from "vitest";
import {ROOT} from "../env.ts";
import {contentShapes} from "../typegen/content-shapes.ts";

it("compares content with the types the compiler knows", () => {
  const read = (path: string) => readFileSync(join(ROOT, "web/src/content", path), "utf8");
  // When this fails: pnpm typegen.
  expect(read("shape/content-shapes.generated.ts")).toBe(contentShapes(read("sanity.generated.ts")));
});
