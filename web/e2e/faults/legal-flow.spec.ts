import {startOfDay} from "@gradus/schemas/zoned-time";
import {addDays} from "@gradus/training/numbers/days";
import {strFromU8, unzipSync} from "fflate";
import {
  createClientOf,
  findDrafted,
  listActions,
  listPeople,
  makeMove,
  newestTerms,
  openAction,
  openVersion,
  tokenOf,
  versionAddress,
  wordsOf,
  writeSummaries,
} from "../support/legal";
import {connectToStack} from "../support/stack";
import {expect, test} from "../support/studio";

// One scenario: each test needs what the one before did. It restarts the site, so it runs while no test reads it.
test.describe.configure({mode: "serial", timeout: 600_000});

/** What a version adds. A second try starts from the words the first one has sealed, so each has a clause of its own. */
const clauseOf = (label: string) => `Seit Fassung ${label} schließen wir ein Konto, das zwei Jahre ruht.`;
const SUMMARY = "Neu: was mit ungenutzten Konten geschieht.";
/** How much longer than it took just now a start may take, before midnight is missed. */
const PATIENCE = {times: 3, spareMs: 5000};

const story = {
  before: {_id: "", label: "", effectiveFrom: ""},
  label: "",
  clause: "",
  day: "",
  base: "",
  overlay: "",
};

test("the author makes a version from the newest, changes a German clause and sends it to review", async ({
  openAs,
  lake,
}) => {
  story.before = await newestTerms(lake);
  const studio = await openAs("local-legal-author", versionAddress(story.before._id));
  const dialog = await openAction(studio, "New version from this");
  // The form proposes both once it knows the versions there are.
  await expect(dialog.getByLabel("Label")).toHaveValue(/./);
  await expect(dialog.getByLabel("Takes effect on")).toHaveValue(/./);
  story.label = await dialog.getByLabel("Label").inputValue();
  story.clause = clauseOf(story.label);
  story.day = await dialog.getByLabel("Takes effect on").inputValue();
  await dialog.getByRole("button", {name: "Create drafts"}).click();
  await expect(dialog).toBeHidden();
  Object.assign(story, await findDrafted(lake, story.label));
  await expect(studio).toHaveURL(new RegExp(`;drafts;${story.base};${story.base}$`));

  await studio.getByRole("link", {name: "German"}).click();
  await wordsOf(studio, "summary").click();
  await studio.keyboard.insertText(SUMMARY);
  await studio.getByRole("button", {name: /^Ihr Konto/}).click();
  await wordsOf(studio.getByRole("dialog"), "body").click();
  await studio.keyboard.press("Control+End");
  await studio.keyboard.insertText(` ${story.clause}`);
  await studio.keyboard.press("Escape");
  const missing = studio.getByRole("status").getByRole("listitem");
  await expect(missing).toHaveText([/^The English/, /^The French/, /^The Spanish/]);

  const author = await createClientOf(lake, "local-legal-author");
  for (const id of [story.base, story.overlay]) {
    await writeSummaries(author, id, SUMMARY);
    await openVersion(studio, id);
    await makeMove(studio, "Send to review");
  }
});

test("the reviewer approves the texts, which are locked for all users by then", async ({openAs}) => {
  const studio = await openAs("local-legal-reviewer", versionAddress(story.base));
  await expect(studio.getByText("In review: the words are locked")).toBeVisible();
  await makeMove(studio, "Approve");
  await openVersion(studio, story.overlay);
  await makeMove(studio, "Approve");
});

test("the publisher approves too, announces and seals", async ({openAs}) => {
  const studio = await openAs("local-legal-publisher", versionAddress(story.overlay));
  await makeMove(studio, "Approve");
  await openVersion(studio, story.base);
  await makeMove(studio, "Approve");
  await makeMove(studio, "Announce and seal");
  await expect(studio.getByText("These words are sealed and never change.")).toBeVisible();
  await expect(studio.getByRole("textbox", {name: "Label"})).toHaveValue(story.label);
  await openVersion(studio, story.overlay);
  await makeMove(studio, "Announce and seal");
  // It is among the versions to come by then, no longer among the drafts.
  await openVersion(studio, story.overlay);
  await expect(studio.getByText("These words are sealed and never change.")).toBeVisible();
});

const germanDay = (day: string) =>
  new Intl.DateTimeFormat("de", {dateStyle: "long", timeZone: "UTC"}).format(new Date(day));

test("visitors are notified and can read the upcoming text, while the former text applies", async ({
  page,
}) => {
  const line = `Nutzungsbedingungen: Ab ${germanDay(story.day)} gilt eine neue Fassung.`;
  await expect(async () => {
    await page.goto("/de/de");
    await expect(page.getByText(line)).toBeVisible({timeout: 1000});
  }).toPass({timeout: 120_000});
  await page.goto("/de/de/terms");
  await expect(page.getByText(story.clause)).toHaveCount(0);
  await page.goto(`/de/de/terms/versions/${story.day}`);
  await expect(page.getByText(story.clause)).toBeVisible();
  await expect(page.getByText(`Gilt ab ${germanDay(story.day)}.`)).toBeVisible();
});

test.describe("once the clock has passed midnight", () => {
  const stack = connectToStack();
  const restart = async (changes?: Record<string, string>) => {
    for (const service of ["web", "backend"] as const) await stack.stop(service);
    for (const service of ["backend", "web"] as const) await stack.start(service, changes);
  };
  test.afterAll(() => restart());

  test("of Berlin, the German page has switched by itself; the American one waits for its own", async ({
    page,
    request,
  }) => {
    const shown = async (path: string) =>
      /<span>Version ([^<]+)<\/span>/.exec(await (await request.get(path)).text())?.[1];
    const midnight = startOfDay(story.day, "Europe/Berlin").getTime();
    const former = story.before.label;
    const startedAt = Date.now();
    await restart();
    await expect.poll(() => shown("/de/de/terms"), {timeout: 120_000}).toBeDefined();
    const beforeMs = PATIENCE.times * (Date.now() - startedAt) + PATIENCE.spareMs;
    const shiftS = Math.round((midnight - beforeMs - Date.now()) / 1000);
    await restart({GRADUS_CLOCK_SHIFT: `${shiftS}`});
    // A start makes everything anew; until that has come through, what applied in autumn may be served.
    await expect.poll(() => shown("/de/de/terms"), {intervals: [100], timeout: beforeMs}).toBe(former);
    const switchesAt = midnight - shiftS * 1000;
    expect(Date.now(), "the site was up before midnight").toBeLessThan(switchesAt);

    const wait = {instant: switchesAt + 500, timeout: 2 * beforeMs};
    await page.waitForFunction((instant) => Date.now() > instant, wait.instant, {timeout: wait.timeout});
    expect(await shown("/de/de/terms")).toBe(story.label);
    expect(await shown("/us/en/terms")).toBe(former);
    await page.goto("/de/de/terms");
    await expect(page.getByText(story.clause)).toBeVisible();
    await expect(page.getByText(`Gültig seit ${germanDay(story.day)}`)).toBeVisible();
  });

  test("the archive and the comparison show what changed", async ({page}) => {
    await page.goto("/de/de/terms");
    await page.getByRole("link", {name: "Frühere Versionen"}).click();
    const newest = page.getByRole("listitem").filter({hasText: `Version ${story.label}`});
    await expect(newest).toContainText("Diese Version gilt.");
    await expect(newest).toContainText(SUMMARY);
    await page.getByLabel(`Version ${story.before.label} als ältere`).check();
    await page.getByLabel(`Version ${story.label} als neuere`).check();
    await page.getByRole("button", {name: "Unterschiede anzeigen"}).click();
    await expect(page.getByRole("insertion")).toHaveCount(1);
    await expect(page.getByRole("insertion")).toContainText(story.clause);
    await expect(page.getByRole("deletion")).toHaveCount(0);
    await page.getByRole("link", {name: `Version ${story.before.label}`}).click();
    await expect(page.getByText(story.clause)).toHaveCount(0);
    await expect(page.getByText(/^Diese Version galt vom /)).toBeVisible();
  });

  test("the feed has it, newest first, with the way to what changed", async ({request}) => {
    const feed = await (await request.get("/feeds/terms-de-de.atom")).text();
    const [first = ""] = feed.split("<entry>").slice(1);
    const {effectiveFrom} = story.before;
    expect(first).toContain(`Version ${story.label}`);
    expect(first).toContain(`/de/de/terms/compare?from=${effectiveFrom}&amp;to=${story.day}`);
  });

  test("the evidence for that day has its words and approvals, and for the day before the former", async ({
    request,
  }) => {
    const authorization = `Bearer ${await tokenOf("local-legal-publisher")}`;
    const ask = async (date: string, file = "evidence") => {
      const params = {kind: "terms", region: "de", date};
      const answer = await request.get(`/b/legal/${file}`, {params, headers: {authorization}});
      expect(answer.headers()["content-type"]).toBe("application/zip");
      return answer.body();
    };
    const [pack, again, eve] = [
      await ask(story.day),
      await ask(story.day),
      await ask(addDays(story.day, -1)),
    ];
    const files = unpack(pack);
    expect(again.equals(pack)).toBe(true);
    expect(unpack(await ask(story.day, "page-snapshot"))["terms-de.html"]).toContain(story.clause);
    expect(files["text/terms-de.txt"]).toContain(story.clause);
    for (const person of ["local-legal-reviewer", "local-legal-publisher"]) {
      expect(files["record/version.json"]).toContain(person);
    }
    expect(JSON.parse(files["summary.json"] ?? "")).toMatchObject({version: {label: story.label}});
    expect(JSON.parse(unpack(eve)["summary.json"] ?? "")).toMatchObject({
      version: {label: story.before.label},
    });
  });
});

function unpack(pack: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(new Uint8Array(pack))).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
}

test("no user's token can change a word of the sealed text", async ({lake}) => {
  const text = `${story.base}-de`;
  for (const person of listPeople()) {
    const client = await createClientOf(lake, person);
    const attempts = {
      edit: () => client.patch(text).set({title: "Anders"}).commit(),
      replace: () => client.createOrReplace({_id: text, _type: "legalText", title: "Anders"}),
      "draft beside it": () => client.create({_id: `drafts.${text}`, _type: "legalText", title: "Anders"}),
      "delete the text": () => client.delete(text),
      "delete the version": () => client.delete(story.base),
      unpublish: () =>
        client.action({
          actionType: "sanity.action.document.unpublish",
          draftId: `drafts.${text}`,
          publishedId: text,
        }),
    };
    for (const [name, attempt] of Object.entries(attempts)) {
      await expect(attempt(), `${person}: ${name}`).rejects.toMatchObject({statusCode: 403});
    }
  }
  expect(await lake.getDocument(text)).toMatchObject({title: "Nutzungsbedingungen"});
});

test("the Studio offers no user a way to change the sealed text", async ({openAs}) => {
  const studio = await openAs("local-administrator", versionAddress(story.base));
  await expect(studio.getByText("These words are sealed and never change.")).toBeVisible();
  const forbidden = /^(Publish|Unpublish|Delete|Duplicate|Restore|Send to review|Return to draft)\b/;
  const isNotOffered = async () => {
    const offered = await listActions(studio);
    expect(offered.filter((name) => forbidden.test(name))).toEqual([]);
    await expect(studio.getByRole("button", {name: forbidden})).toHaveCount(0);
  };
  await isNotOffered();
  await studio.getByRole("link", {name: "German"}).click();
  await expect(studio.getByRole("textbox", {name: "Title"})).not.toBeEditable();
  // Locked words are drawn as text; there is no box to type in.
  await expect(studio.getByTestId("field-summary")).toBeVisible();
  await expect(wordsOf(studio, "summary")).toHaveCount(0);
  await isNotOffered();
});
