import type {SanityDocument} from "@sanity/client";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

// Every published change passes through one content lake, so these stories take turns.
test.describe.configure({mode: "default"});

// A patch addresses every hero of the page, a query its first one.
const SET_HEADLINE = 'sections[_type=="hero"].heading';
const HEADLINE = 'sections[_type=="hero"][0].heading';
const USES_IT = ["/de/de", "/int/de", "/eu/de"];
// The Swiss home page is a document of its own; the rest are other languages and other pages.
const DOES_NOT = ["/ch/de", "/us/en", "/de/en", "/fr/fr", "/de/de/store", "/de/de/terms"];

test("a published German headline appears on the pages that use it, and no other page is made anew", async ({
  lake,
  request,
}) => {
  const before = await lake.fetch<string>(`*[_id == "home-de"][0].${HEADLINE}`);
  const words = unique("Jeder Schritt zählt");
  for (const path of [...USES_IT, ...DOES_NOT]) await request.get(path);

  await lake
    .patch("home-de")
    .set({[SET_HEADLINE]: words})
    .commit();
  try {
    await expect.poll(async () => (await request.get("/de/de")).text(), {intervals: [20]}).toContain(words);
    for (const path of USES_IT) expect(await (await request.get(path)).text(), path).toContain(words);
    for (const path of DOES_NOT) {
      const response = await request.get(path);
      // A price may be due for its hourly look; only a change makes a page wait for its words.
      expect(response.headers()["x-nextjs-cache"], path).not.toBe("MISS");
      expect(await response.text(), path).not.toContain(words);
    }
  } finally {
    await lake
      .patch("home-de")
      .set({[SET_HEADLINE]: before})
      .commit();
  }
  await expect.poll(async () => (await request.get("/de/de")).text(), {intervals: [20]}).toContain(before);
});

test("after the first fresh answer none is stale", async ({lake, request}) => {
  const words = unique("Landing");
  const path = "/de/de/landing/race-by-power";
  const before = await lake.fetch<string>(`*[_id == "landing-race-by-power-de"][0].${HEADLINE}`);
  const write = (heading: string) =>
    lake
      .patch("landing-race-by-power-de")
      .set({[SET_HEADLINE]: heading})
      .commit();
  const read = async () => (await request.get(path)).text();
  await read();
  await write(words);
  try {
    await expect.poll(read, {intervals: [20]}).toContain(words);
    const answers = await Promise.all(Array.from({length: 20}, read));
    expect(answers.every((answer) => answer.includes(words))).toBe(true);
  } finally {
    await write(before);
  }
});

test("a new page answers once it is published and no longer once it is unpublished", async ({
  lake,
  request,
}) => {
  const slug = unique("published");
  const path = `/us/en/landing/${slug}`;
  const [model] = await lake.fetch<[SanityDocument]>(`*[_id == "landing-race-by-power-en"]`);
  expect((await request.get(path)).status()).toBe(404);
  await lake.createOrReplace({
    ...model,
    _id: slug,
    translationGroup: slug,
    slug: {_type: "slug", current: slug},
  });
  try {
    await expect.poll(async () => (await request.get(path)).status(), {intervals: [20]}).toBe(200);
  } finally {
    await lake.delete(slug);
  }
  await expect.poll(async () => (await request.get(path)).status(), {intervals: [20]}).toBe(404);
});

test("a forged notice of change is refused", async ({request}) => {
  const body = {before: null, after: {_id: "home-de", _type: "homePage"}};
  expect((await request.post("/api/revalidate", {data: body})).status()).toBe(401);
  const headers = {"sanity-webhook-signature": `t=${Date.now()},v1=AAAA`};
  expect((await request.post("/api/revalidate", {data: body, headers})).status()).toBe(401);
});
