import {open} from "../support/hydrated";
import {publishLandingPage, removePages} from "../support/landing-page";
import {enableUrl} from "../support/preview";
import {expect, test} from "../support/test";
import {unique} from "../support/unique";

/** What a tool or an import may write. Each is published over what the one before left. */
const BREAKS: readonly {readonly name: string; readonly set: Record<string, unknown>}[] = [
  {name: "no title", set: {title: null}},
  {name: "an empty title", set: {title: ""}},
  {
    name: "numbers in its search result",
    set: {seo: {title: 7, description: [], noindex: "no", socialArt: 3}},
  },
  {name: "no search result", set: {seo: null}},
  {name: "null among its sections", set: {sections: [null, {_type: "hologram"}, "text"]}},
  {name: "no sections", set: {sections: null}},
  {name: "text where sections belong", set: {sections: "text"}},
  {
    name: "holes in a text",
    set: {
      sections: [
        {
          _type: "richText",
          _key: "a",
          targeting: {mode: "all"},
          heading: "Holes",
          body: [
            null,
            {_type: "block", _key: "b", children: null},
            {
              _type: "block",
              _key: "c",
              children: [null, {_type: "span", marks: ["gone", null], text: "still here"}],
              markDefs: [null],
            },
          ],
        },
      ],
    },
  },
];

/** By what one sees that a broken field has reached the page. */
const FRESH: Readonly<Record<string, (html: string, title: string) => boolean>> = {
  title: (html, title) => !html.includes(title),
  seo: (html, title) => html.includes(`<title>${title}`),
  sections: (html) => !html.includes("Whole"),
};

test("whatever is published, the page responds with a title and a heading, and is as before once it is repaired", async ({
  lake,
  request,
}) => {
  const page = await publishLandingPage(lake, "broken", "Whole");
  const [whole] = await lake.fetch<[Record<string, unknown>]>(`*[_id == $id]{title, seo, sections}`, {
    id: page.id,
  });
  try {
    for (const {name, set} of BREAKS) {
      await lake
        .patch(page.id)
        .set({...whole, ...set})
        .commit();
      const isFresh = FRESH[Object.keys(set)[0] ?? ""];
      await expect
        .poll(async () => isFresh?.(await (await request.get(page.path)).text(), page.title), {message: name})
        .toBe(true);
      const response = await request.get(page.path);
      expect(response.status(), name).toBe(200);
      const html = await response.text();
      expect(html, name).toMatch(/<title>[^<|]*\S[^<|]* \| /);
      expect(html, name).toMatch(/<h1[^>]*>[^<]*\S/);
    }
    await lake.patch(page.id).set(whole).commit();
    await expect.poll(async () => (await request.get(page.path)).text()).toContain("Whole");
  } finally {
    await removePages(lake, [page.id]);
  }
});

test("a preview survives broken drafts, and recovers when they are repaired", async ({page, lake}) => {
  const landingPage = await publishLandingPage(lake, "broken-draft", "Whole");
  const [whole] = await lake.fetch<[{_id: string; _type: string}]>(`*[_id == $id]`, {id: landingPage.id});
  const draft = (changes: object) =>
    lake.createOrReplace({...whole, _id: `drafts.${landingPage.id}`, ...changes});
  const headline = page.getByRole("heading", {level: 1});
  try {
    await draft({});
    await open(page, await enableUrl(lake, landingPage.path));
    await expect(headline).toHaveText(/^Whole/);
    for (const {set} of BREAKS.slice(4)) {
      await draft({...set, title: "Still a page"});
      await expect(headline).toHaveText(/^Still a page/);
      await expect(page.getByRole("button", {name: "Exit Preview Mode"})).toBeVisible();
    }
    await draft({title: null, seo: null, sections: [null]});
    await expect(headline).not.toHaveText(/^Still a page/);
    await draft({});
    await expect(headline).toHaveText(/^Whole/);
  } finally {
    await removePages(lake, [landingPage.id]);
  }
});

test("a redirect whose target contains a line break is ignored, and so is one whose target does not exist", async ({
  lake,
  request,
}) => {
  const from = `/${unique("moved")}`;
  const id = `redirect${from.slice(1)}`;
  const lead = (to: string) => lake.createOrReplace({_id: id, _type: "redirect", from, to, permanent: true});
  const answer = async () => {
    const response = await request.get(`/us/en${from}?a=1`, {maxRedirects: 0});
    return `${response.status()} ${response.headers().location ?? ""}`.trim();
  };
  try {
    await lead("/store");
    await expect.poll(answer).toBe("308 /us/en/store?a=1");
    for (const to of ["/store\r\nx-other: 1", "/store\u0000", "/landing/nowhere", "//other.example"]) {
      await lead(to);
      await expect.poll(answer, {message: JSON.stringify(to)}).toBe("404");
      await lead("/store");
      await expect.poll(answer).toBe("308 /us/en/store?a=1");
    }
  } finally {
    await lake.delete(id);
  }
});
