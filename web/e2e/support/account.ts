import {expect, type Page} from "@playwright/test";
import {whenAlive} from "./alive.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** The demo people of a local backend, whom `npm start` lists. */
export const demoPerson = (name: "runner" | "coach" | "support"): Credentials => ({
  email: `${name}@gradus.test`,
  password: `local-demo-${name}`,
});

/** Fills in the form of the German sign-in page that is open, and sends it. */
export async function signIn(page: Page, {email, password}: Credentials): Promise<void> {
  await whenAlive(page);
  const form = page.getByRole("main");
  await form.getByLabel("E-Mail", {exact: true}).fill(email);
  await form.getByLabel("Passwort", {exact: true}).fill(password);
  await form.getByRole("button", {name: "Anmelden", exact: true}).click();
}

/** Opens a German page of the account as somebody who has to sign in for it. */
export async function openAs(page: Page, path: string, person: Credentials): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`/de/de/sign-in\\?next=${encodeURIComponent(path)}$`));
  await signIn(page, person);
  await expect(page).toHaveURL(path);
}

const TOKENS = ["gradus.access_token", "gradus.refresh_token", "gradus.client_id"];

/** The three stored values, in this order; null where one is missing. */
export function readTokens(page: Page): Promise<(string | null)[]> {
  return page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), TOKENS);
}

/** Replaces the access token by the same one with a broken signature: its page still believes in it, the server does not. */
export async function breakAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const token = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, `${token.slice(0, token.lastIndexOf(".") + 1)}${"A".repeat(86)}`);
  }, TOKENS[0] ?? "");
}
