import {expect, test} from "../support/test";

const PAGE = "landing-race-by-power-fr";
const PATH = "/fr/fr/landing/race-by-power";
// Its heading stands nowhere else on the page.
const SECTION = 'sections[_type=="courseExample"]';
const HOUR_MS = 3_600_000;
/** How much longer than it took just now publishing may take, before the instant is missed. */
const PATIENCE = {times: 3, spareMs: 3000};

test("a section appears at its instant: not before, and to the first visitor after it", async ({
  lake,
  request,
  page,
}) => {
  const key = await lake.fetch<string>(`*[_id == $id][0].${SECTION}[0]._key`, {id: PAGE});
  const heading = await lake.fetch<string>(`*[_id == $id][0].${SECTION}[0].heading`, {id: PAGE});
  const showFrom = (instant: number) =>
    lake
      .patch(PAGE)
      .set({[`${SECTION}.showFrom`]: new Date(instant).toISOString()})
      .commit();
  const shows = async () => (await (await request.get(PATH)).text()).includes(heading);
  expect(await shows()).toBe(true);
  try {
    const begun = Date.now();
    await showFrom(begun + HOUR_MS);
    await expect.poll(shows, {intervals: [20]}).toBe(false);
    const at = Date.now() + PATIENCE.times * (Date.now() - begun) + PATIENCE.spareMs;
    await showFrom(at);
    expect(await shows()).toBe(false);
    expect(Date.now(), "that was before the instant").toBeLessThan(at);
    await page.waitForFunction((instant) => Date.now() > instant, at + 500);
    expect(await shows()).toBe(true);
  } finally {
    await lake
      .patch(PAGE)
      .unset([`sections[_key=="${key}"].showFrom`])
      .commit();
  }
});
