import {isRegion, LOCALES, listMarkets, parseMarket, REGIONS} from "@gradus/schemas/markets";
import {isKnownPath, ROUTES} from "@gradus/schemas/routes";
import {describe, expect, it} from "vitest";
import {marketPath} from "@/lib/market-path";
import {type Resolution, resolvePath, type VisitorRegions} from "./resolve-path";

const NEW_VISITOR: VisitorRegions = {preferred: null, detected: null};
const resolve = (path: string, visitor = NEW_VISITOR) => resolvePath(path, "", visitor);
const permanent = (location: string) => ({kind: "redirect", location, status: 308, noStore: false});
const temporary = (location: string) => ({kind: "redirect", location, status: 307, noStore: true});

it.each(listMarkets())("serves the home page of $region/$locale", (market) => {
  expect(resolve(marketPath(market, "/"))).toEqual({kind: "serve"});
});

describe("permanent redirects", () => {
  it.each([
    ["a region alone gets its default language", "/de", "/de/de"],
    ["a language the region does not speak becomes its default", "/us/de/store/pod", "/us/en/store/pod"],
    ["a known page without a language gets the default one", "/de/store", "/de/de/store"],
    ["upper case", "/US/EN/Store", "/us/en/store"],
    ["a trailing slash", "/us/en/store/", "/us/en/store"],
    ["double slashes", "//us//en//store//pod", "/us/en/store/pod"],
    ["everything at once", "//DE//STORE//Pod//", "/de/de/store/pod"],
    ["a moved product", "/us/en/products/pod", "/us/en/store/pod"],
    ["a moved product, unclean and without language", "/DE/Products/POD/", "/de/de/store/pod"],
    ["an escaped letter keeps its escape", "/us/en/Caf%C3%A9", "/us/en/caf%C3%A9"],
  ])("%s", (_rule, path, location) => {
    expect(resolve(path)).toEqual(permanent(location));
  });
});

describe("addresses without a region", () => {
  it("go to the preferred region before the detected one", () => {
    expect(resolve("/", {preferred: "de", detected: "fr"})).toEqual(temporary("/de/de"));
    expect(resolve("/", {preferred: null, detected: "fr"})).toEqual(temporary("/fr/fr"));
    expect(resolve("/")).toEqual(temporary("/int/en"));
  });

  it("keep page and query, also when unclean", () => {
    const found = resolvePath("/STORE//pod/", "?clip=Blue&x=%2F", {preferred: "ch", detected: null});
    expect(found).toEqual(temporary("/ch/de/store/pod?clip=Blue&x=%2F"));
  });
});

it.each([
  "/nowhere",
  "/en/store",
  "/us/nowhere",
  "/xx/en/store",
  "/wp-login.php",
  "/constructor",
  "/us/__proto__",
  "/us/en/%E0%A4%A",
  "/us/en/%00",
  "/us/en/..%2f%2e%2e/../%2e%2e",
  `/us/en/${"a".repeat(121)}`,
])("%s is not found", (path) => expect(resolve(path)).toEqual({kind: "notFound"}));

it("keeps the case of identifiers, which are never normalized", () => {
  expect(resolve("/us/en/order-confirmation/GR-7KX2")).toEqual({kind: "serve"});
  expect(resolve("/US/en/Order-Confirmation/GR-7KX2/")).toEqual(
    permanent("/us/en/order-confirmation/GR-7KX2"),
  );
});

/** Deterministic numbers in [0, 1), so that a failure can be repeated. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const random = createRandom(20261116);
const pick = <T>(items: readonly [T, ...T[]]): T => items[Math.floor(random() * items.length)] ?? items[0];
const JUNK = [
  "",
  ".",
  "..",
  "%",
  "%zz",
  "%2F",
  "%00",
  "é",
  "\\",
  "a b",
  "x".repeat(300),
  "<script>",
  "'",
  ";",
] as const;
const PARTS: [string, ...string[]] = [
  "us",
  ...REGIONS,
  ...LOCALES,
  ...ROUTES.flatMap(({path}) => path.slice(1).split("/")),
  ...JUNK,
];
const SHAPES: [(part: string) => string, ...((part: string) => string)[]] = [
  (part) => part,
  (part) => part,
  (part) => part.toUpperCase(),
  (part) => `/${part}`,
  (part) => `${part}/`,
];
const VISITORS: [VisitorRegions, ...VisitorRegions[]] = [
  NEW_VISITOR,
  {preferred: "de", detected: null},
  {preferred: null, detected: "us"},
];
const randomPath = () =>
  `/${Array.from({length: Math.floor(random() * 5)}, () => pick(SHAPES)(pick(PARTS))).join("/")}`;

function after(resolution: Resolution, visitor: VisitorRegions): Resolution {
  if (resolution.kind !== "redirect") return resolution;
  const {pathname, search} = new URL(resolution.location, "http://site.test");
  return resolvePath(pathname, search, visitor);
}

it("resolves 20,000 random paths in at most one redirect, to a page of a market or to 404", () => {
  for (let round = 0; round < 20_000; round++) {
    const path = randomPath();
    const visitor = pick(VISITORS);
    const first = resolvePath(path, "?q=1", visitor);
    if (first.kind === "redirect") {
      expect(first.location).toMatch(/^\/[a-z]+\/[a-z]{2}(\/[^/]+)*\?q=1$/);
      expect(first.location).not.toBe(`${path}?q=1`);
      const [, region = "", locale = ""] = first.location.split(/[/?]/);
      expect(parseMarket(region, locale)).not.toBeNull();
    }
    expect(after(first, visitor).kind, path).not.toBe("redirect");
  }
});

it("redirects an address without region only when the page exists", () => {
  for (let round = 0; round < 5_000; round++) {
    const path = randomPath();
    const found = resolve(path);
    const [first = ""] = path.split("/").filter(Boolean);
    if (found.kind === "redirect" && !isRegion(first.toLowerCase())) {
      expect(
        isKnownPath(
          found.location
            .split("/")
            .slice(3)
            .reduce((rest, part) => `${rest}/${part}`, "") || "/",
        ),
      ).toBe(true);
    }
  }
});
