import {readFileSync} from "node:fs";
import {drizzle} from "drizzle-orm/pglite";
import {describe, expect, it} from "vitest";
import {listRoutes} from "../../test/routes.ts";
import {compareWith, SPECIFIED} from "../../test/specification.ts";
import {CALLS, WITHOUT_DATABASE} from "../../test/specified-calls.ts";
import {createTestApp} from "../../test/test-app.ts";
import * as families from "../contract/calls/index.ts";

const routes = await listRoutes(createTestApp(drizzle.mock()));
const served = routes.map(({method, path}) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
const proved = [...CALLS, ...WITHOUT_DATABASE];
const textOf = (file: string) => readFileSync(new URL(`../${file}.test.ts`, import.meta.url), "utf8");

/** The document that lists the calls. It is not part of the repository. */
const SPECIFICATION = process.env.GRADUS_SPECIFICATION ?? "";
if (!SPECIFICATION) console.info("Left out: GRADUS_SPECIFICATION names no document that lists the calls");

describe("the specified calls", () => {
  it.each(proved)("%s is described, and made by %s: %s", (call, file, title) => {
    expect(served).toContain(call);
    expect(textOf(file)).toContain(title);
  });

  it.each([...new Set(CALLS.map(([, file]) => file))])("%s runs on every database", (file) => {
    expect(textOf(file)).toMatch(/describe\.each\(databases\)/);
  });

  it("leave out none that exist, but for the desks of staff", () => {
    const known = new Set<string>(proved.map(([call]) => call));
    const others = served.filter(
      (call) => !/ (\/b\/(legal|agreements)|\/canyon\/admin|\/(health|ready)$)/.test(call),
    );
    expect(others.filter((call) => !known.has(call))).toEqual([]);
  });
});

it("every call that is declared is served", () => {
  const declared = Object.values(families).flatMap((family) =>
    Object.values(family).flatMap((each) =>
      "method" in each && "path" in each
        ? [`${each.method.toUpperCase()} ${each.path.replaceAll(/\{\w+\}/g, "{}")}`]
        : [],
    ),
  );
  // Served on a local start alone.
  const isDemo = (call: string) => call.includes("/b/demo/");
  expect(declared.filter((call) => !served.includes(call) && !isDemo(call))).toEqual([]);
});

describe("the list of the specification", () => {
  it.each(SPECIFIED)("%s has a test", (call) => {
    expect(proved.filter(([each]) => each === call)).not.toEqual([]);
  });

  it("calls that differ between the specification and the code are reported", () => {
    const list =
      "## 7. The calls\nUsers (/b/api/v1/users/{id}): GET, PUT, PATCH. GET /{id}/shoes.\n## 8. Errors\n";
    const {unknown, gone} = compareWith(list);
    expect(unknown).toEqual([" GET /{id}/shoes.\n"]);
    expect(gone).toContain("POST /b/platform/data/{product}");
    expect(gone).not.toContain("Users (/b/api/v1/users/{id}): GET, PUT, PATCH.");
  });

  it.skipIf(!SPECIFICATION)("names what is known here and nothing else (needs GRADUS_SPECIFICATION)", () => {
    expect(compareWith(readFileSync(SPECIFICATION, "utf8"))).toEqual({unknown: [], gone: []});
  });
});
