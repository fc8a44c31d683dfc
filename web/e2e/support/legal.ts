import {readFileSync} from "node:fs";
import type {Locator, Page} from "@playwright/test";
import {createClient, type SanityClient} from "@sanity/client";
import {z} from "zod";
import {env} from "./env.ts";
import {expect} from "./studio.ts";

const PEOPLE = new URL("../../../services/content-lake/src/access/people.json", import.meta.url);
const people = z.array(z.object({id: z.string(), service: z.boolean().default(false)}));

/** The ids of all users of the local lake who can sign in. */
export function listPeople(): string[] {
  const all = people.parse(JSON.parse(readFileSync(PEOPLE, "utf8")));
  return all.flatMap(({id, service}) => (service ? [] : [id]));
}

const session = z.object({token: z.string()});

/** Signs in as the Studio does: to the login page, back with an id, and the id traded for a token. */
export async function tokenOf(person: string): Promise<string> {
  const query = new URLSearchParams({
    origin: env.STUDIO_URL,
    projectId: env.SANITY_PROJECT_ID,
    withSid: "true",
  });
  const login = `${env.SANITY_API_HOST}/v1/auth/login/${person}?${query}`;
  const back = new URL((await fetch(login, {redirect: "manual"})).headers.get("location") ?? "");
  const answer = await fetch(`${env.SANITY_API_HOST}/v1/auth/fetch?${back.hash.slice(1)}`);
  return session.parse(await answer.json()).token;
}

/** The official client with one person's rights. */
export async function createClientOf(lake: SanityClient, person: string): Promise<SanityClient> {
  return createClient({...lake.config(), token: await tokenOf(person), maxRetries: 0});
}

const sealedVersion = z.object({_id: z.string(), label: z.string(), effectiveFrom: z.string()});
const NEWEST =
  '*[_type == "legalVersion" && kind == "terms" && scope == "base" && sealed]|order(effectiveFrom desc)[0]';

/** The latest sealed terms for all regions, whether they apply already or not. */
export async function newestTerms(lake: SanityClient) {
  return sealedVersion.parse(await lake.fetch(NEWEST));
}

const DRAFTED = '*[_type == "legalVersion" && kind == "terms" && label == $label]{_id, scope}';
const drafted = z.array(z.object({_id: z.string(), scope: z.string()}));

/** Published ids of the two versions that one label names: the words for all regions, and Europe's own. */
export async function findDrafted(lake: SanityClient, label: string) {
  const found = drafted.parse(await lake.fetch(DRAFTED, {label}, {perspective: "raw"}));
  const idOf = (scope: string) => found.find((version) => version.scope === scope)?._id ?? "";
  const [base, overlay] = [idOf("base"), idOf("euConsumer")].map((id) => id.replace(/^drafts\./, ""));
  return {base: base ?? "", overlay: overlay ?? ""};
}

const WITHOUT_SUMMARY = '*[_type == "legalText" && version._ref == $id && !(count(summary) > 0)]._id';

/** Writes a plain summary of the changes into every language of a version that does not have one yet. */
export async function writeSummaries(author: SanityClient, id: string, words: string): Promise<void> {
  const texts = await author.fetch<string[]>(WITHOUT_SUMMARY, {id}, {perspective: "raw"});
  const child = {_type: "span", _key: "words", text: words, marks: []};
  const summary = [{_type: "block", _key: "block", style: "normal", markDefs: [], children: [child]}];
  const write = texts.reduce((all, text) => all.patch(text, {set: {summary}}), author.transaction());
  await write.commit();
}

/** The address of a legal version in the Studio, wherever it is filed. */
export const versionAddress = (id: string): string => `/intent/edit/id=${id};type=legalVersion`;

export async function openVersion(studio: Page, id: string): Promise<void> {
  await studio.goto(env.STUDIO_URL + versionAddress(id));
}

/** Presses the button of an action below the form until its dialog is there: while the form loads it may go again. */
export async function openAction(studio: Page, name: string): Promise<Locator> {
  const dialog = studio.getByRole("dialog", {name});
  await expect(async () => {
    if (!(await dialog.isVisible())) {
      await studio.getByRole("button", {name, exact: true}).click({timeout: 5000});
    }
    await expect(dialog).toBeVisible({timeout: 3000});
  }).toPass({timeout: 60_000});
  return dialog;
}

/** What the menu of a version offers. While the form is drawn the menu may close again: what it held is read at once. */
export async function listActions(studio: Page): Promise<string[]> {
  const items = studio.getByRole("menuitem");
  let names: string[] = [];
  await expect(async () => {
    if ((await items.count()) === 0) {
      await studio.getByRole("button", {name: "Open document actions"}).click({timeout: 5000});
      await expect(items.first()).toBeVisible({timeout: 3000});
    }
    names = await items.allInnerTexts();
    expect(names).toContain("Export evidence");
  }).toPass({timeout: 60_000});
  await studio.keyboard.press("Escape");
  await expect(items).toHaveCount(0);
  return names;
}

/** Makes a move: the button below the form, and the same again in the dialog that explains it. */
export async function makeMove(studio: Page, name: string): Promise<void> {
  const dialog = await openAction(studio, name);
  await dialog.getByRole("button", {name}).click({timeout: 30_000});
  await expect(dialog).toBeHidden();
}

/** The box for formatted words of one field. */
export const wordsOf = (within: Page | Locator, field: string): Locator =>
  within.getByTestId(new RegExp(`^field-(?:.*\\.)?${field}$`)).getByRole("textbox");
