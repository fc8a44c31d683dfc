import {publishLandingPage, removePages} from "../support/landing-page";
import {expect, test} from "../support/test";

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
  const own = await publishLandingPage(lake, "on-time", "On time");
  const heading = await lake.fetch<string>(`*[_id == $id][0].${SECTION}[0].heading`, {id: own.id});
  const showFrom = (instant: number) =>
    lake
      .patch(own.id)
      .set({[`${SECTION}.showFrom`]: new Date(instant).toISOString()})
      .commit();
  const shows = async () => (await (await request.get(own.path)).text()).includes(heading);
  try {
    await expect.poll(shows).toBe(true);
    const startedAt = Date.now();
    await showFrom(startedAt + HOUR_MS);
    await expect.poll(shows, {intervals: [20]}).toBe(false);
    const at = Date.now() + PATIENCE.times * (Date.now() - startedAt) + PATIENCE.spareMs;
    await showFrom(at);
    expect(await shows()).toBe(false);
    expect(Date.now(), "that was before the instant").toBeLessThan(at);
    await page.waitForFunction((instant) => Date.now() > instant, at + 500);
    expect(await shows()).toBe(true);
  } finally {
    await removePages(lake, [own.id]);
  }
});
