import {expect, test} from "../support/test";

const PAGE = "landing-race-by-power-fr";
const PATH = "/fr/fr/landing/race-by-power";
// Its heading stands nowhere else on the page.
const SECTION = 'sections[_type=="courseExample"]';
// Long enough to publish and to look twice before.
const AHEAD_MS = 4000;

test("a section appears at its instant: not before, and to the first visitor after it", async ({
  lake,
  request,
  page,
}) => {
  const key = await lake.fetch<string>(`*[_id == $id][0].${SECTION}[0]._key`, {id: PAGE});
  const heading = await lake.fetch<string>(`*[_id == $id][0].${SECTION}[0].heading`, {id: PAGE});
  const shows = async () => (await (await request.get(PATH)).text()).includes(heading);
  expect(await shows()).toBe(true);
  const at = Date.now() + AHEAD_MS;
  try {
    await lake
      .patch(PAGE)
      .set({[`${SECTION}.showFrom`]: new Date(at).toISOString()})
      .commit();
    await expect.poll(shows, {intervals: [20]}).toBe(false);
    await page.waitForFunction((instant) => Date.now() > instant, at + 500);
    expect(await shows()).toBe(true);
  } finally {
    await lake
      .patch(PAGE)
      .unset([`sections[_key=="${key}"].showFrom`])
      .commit();
  }
});
