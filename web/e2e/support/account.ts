import {expect, type Page} from "@playwright/test";
import {z} from "zod";
import {whenHydrated} from "./hydrated.ts";

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** Demo users of a local backend, as listed by `npm start`. */
export const demoPerson = (name: "runner" | "coach" | "support" | "admin"): Credentials => ({
  email: `${name}@gradus.test`,
  password: `local-demo-${name}`,
});

const WORDS = {
  de: {email: "E-Mail", password: "Passwort", signIn: "Anmelden"},
  en: {email: "Email", password: "Password", signIn: "Sign in"},
} as const;

/** Fills in the form of the sign-in page that is open, and sends it. */
export async function signIn(page: Page, {email, password}: Credentials): Promise<void> {
  await expect(page).toHaveURL(/\/sign-in/);
  await whenHydrated(page);
  const words = new URL(page.url()).pathname.split("/")[2] === "en" ? WORDS.en : WORDS.de;
  const form = page.getByRole("main");
  await form.getByLabel(words.email, {exact: true}).fill(email);
  await form.getByLabel(words.password, {exact: true}).fill(password);
  await form.getByRole("button", {name: words.signIn, exact: true}).click();
}

/** Opens an account page, German or English, through the sign-in form to which it redirects. */
export async function openThroughSignIn(page: Page, path: string, person: Credentials): Promise<void> {
  await page.goto(path);
  const market = path.split("/").slice(0, 3).join("/");
  await expect(page).toHaveURL(`${market}/sign-in?next=${encodeURIComponent(path)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(path);
}

const session = z.object({
  data: z.object({access_token: z.string(), refresh_token: z.string(), client_id: z.string()}),
});

/** Opens a page with what signing in leaves in a browser: one page drawn instead of three. */
export async function openAs(page: Page, path: string, {email, password}: Credentials): Promise<void> {
  const reply = await page.request.post("/b/email/signin", {data: {email, password}});
  const {data} = session.parse(await reply.json());
  // A browser stores something for a site only on one of its pages; this is the lightest.
  await page.goto("/robots.txt");
  await page.evaluate((tokens) => {
    for (const [key, value] of Object.entries(tokens)) localStorage.setItem(`gradus.${key}`, value);
  }, data);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

const TOKENS = ["gradus.access_token", "gradus.refresh_token", "gradus.client_id"];

/** The three stored values, in this order; null where one is missing. Read again if the page navigates meanwhile. */
export async function readTokens(page: Page): Promise<readonly (string | null)[]> {
  let tokens: readonly (string | null)[] = [];
  await expect(async () => {
    tokens = await page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), TOKENS);
  }).toPass();
  return tokens;
}

/** Expects the state after sign-out: no tokens are left in the browser. */
export async function expectNoTokens(page: Page): Promise<void> {
  await expect(async () => expect(await readTokens(page)).toEqual([null, null, null])).toPass();
}

/** Replaces the access token by the same one with a broken signature: its page still believes in it, the server does not. */
export async function breakAccessToken(page: Page): Promise<void> {
  await page.evaluate((key) => {
    const token = localStorage.getItem(key) ?? "";
    localStorage.setItem(key, `${token.slice(0, token.lastIndexOf(".") + 1)}${"A".repeat(86)}`);
  }, TOKENS[0] ?? "");
}
