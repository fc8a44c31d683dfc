import {listMarkets} from "@gradus/schemas/markets";
import {addressOf, SITE_PAGES} from "../support/site-pages";
import {expect, test} from "../support/test";

test.describe.configure({timeout: 600_000});

const AT_ONCE = 6;
/** The four claims may be printed until 31 August 2027; it is September everywhere. */
const AFTER_THE_END = "2027-09-02T12:00:00Z";

interface Claim {
  readonly key: string;
  readonly phrase: Record<string, string>;
  readonly statement: Record<string, string>;
  readonly comparedWith: Record<string, string> | null;
}

const CLAIMS = '*[_type == "claim"]{"key": key.current, phrase, statement, comparedWith}';

test("when claims have ended no page shows a trace of them, and none has a hole instead", async ({
  lake,
  request,
  stack,
}) => {
  const claims = await lake.fetch<Claim[]>(CLAIMS);
  expect(claims).toHaveLength(4);
  const faster = claims.find(({key}) => key === "faster")?.phrase.en?.toLowerCase() ?? "";
  expect(faster).not.toBe("");
  const home = async () =>
    visibleText(await (await request.get("/us/en")).text())
      .join("\n")
      .toLowerCase();
  expect(await home()).toContain(faster);

  await stack.stop("web");
  await stack.start("web", {GRADUS_NOW: AFTER_THE_END});
  try {
    // A start makes everything anew; until that has come through, old pages may be served.
    await expect.poll(home, {intervals: [200], timeout: 120_000}).not.toContain(faster);
    const open = listMarkets().flatMap((market) => SITE_PAGES.map((path) => ({market, path})));
    const problems: string[] = [];
    const work = async () => {
      for (let next = open.pop(); next; next = open.pop()) {
        const address = addressOf(next.market, next.path);
        const response = await request.get(address);
        if (response.status() !== 200) problems.push(`${address}: status ${response.status()}`);
        const html = await response.text();
        const found = [...traces(html, claims, next.market.locale), ...holes(html)];
        problems.push(...found.map((problem) => `${address}: ${problem}`));
      }
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
    expect(problems).toEqual([]);
  } finally {
    await stack.stop("web");
    await stack.start("web");
  }
  await expect.poll(home, {intervals: [200], timeout: 120_000}).toContain(faster);
});

/** Words of a claim anywhere in the document: text, attributes, head and data for search engines. */
function traces(html: string, claims: readonly Claim[], locale: string): string[] {
  const text = decode(html).toLowerCase();
  const words = claims.flatMap(({phrase, statement, comparedWith}) =>
    [phrase, statement, comparedWith].flatMap((localized) => localized?.[locale] ?? []),
  );
  return words.filter((word) => text.includes(word.toLowerCase())).map((word) => `still says "${word}"`);
}

/** What a text leaves behind when only a part of it goes: empty elements, braces, stray signs. */
function holes(html: string): string[] {
  const empty = [...html.matchAll(/<(h[1-6]|p|li|dt|dd|figcaption|caption|button)\b([^>]*)>\s*<\/\1>/g)]
    // Places where news is announced, or a mistake, are empty until there is some.
    .filter(([, , attributes = ""]) => !/role="(?:status|alert)"|id="[^"]+-mistake"/.test(attributes));
  const braces = visibleText(html).filter((text) => /\{[a-z]+(?::[a-z-]+)?\}/.test(text));
  return [...empty.map(([element]) => `empty ${element}`), ...braces.map((text) => `unresolved "${text}"`)];
}

function visibleText(html: string): string[] {
  const body = html.slice(html.indexOf("<body")).replaceAll(/<(script|style|template)\b[\s\S]*?<\/\1>/g, "");
  return decode(body)
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/\s+/g, " ").trim())
    .filter((text) => text !== "");
}

const decode = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&nbsp;", " ").replaceAll("&amp;", "&");
