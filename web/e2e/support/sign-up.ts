import {expect, type Page} from "@playwright/test";
import type {Credentials} from "./account.ts";
import {whenAlive} from "./alive.ts";

export interface Newcomer extends Credentials {
  readonly userName: string;
}

/** Somebody nobody has met: each run of a story has its own. */
export function createNewcomer(name: string): Newcomer {
  const id = Date.now().toString(36);
  return {
    userName: `${name}-${id}`,
    email: `${name}-${id}@example.com`,
    password: "Drei Kiesel unterm Schuh",
  };
}

/** The day a race is run: it has to be ahead. */
export const RACE_DAY = new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

/** Walks through the German sign-up and fills in every field, up to the button that makes the account. */
export async function fillSignUp(page: Page, {userName, email, password}: Newcomer): Promise<void> {
  const form = page.getByRole("main");
  const next = async (heading: string) => {
    await form.getByRole("button", {name: "Weiter", exact: true}).click();
    await expect(form.getByRole("heading", {level: 1, name: heading})).toBeFocused();
  };
  await page.goto("/de/de/sign-up");
  await whenAlive(page);
  await form.getByLabel("Benutzername").fill(userName);
  await form.getByLabel("E-Mail", {exact: true}).fill(email);
  await form.getByLabel("Passwort", {exact: true}).fill(password);
  await next("Dein Name");
  await form.getByLabel("Vorname").fill("Mira");
  await form.getByLabel("Nachname").fill("Köhler-Ünal");
  await next("Deine Zeitzone");
  await form.getByLabel("Zeitzone").fill("Zürich");
  await next("Einheiten und Ziele");
  await form.getByLabel("Meilen").check();
  await form.getByLabel("Fahrenheit").check();
  await form.getByLabel("Zielrennen").selectOption({label: "Marathon"});
  await form.getByLabel("Renntag").fill(RACE_DAY);
  await form.getByLabel("Name des Rennens").fill("Hafenlauf");
  await next("Über dich");
  await form.getByLabel("Tag", {exact: true}).fill("29");
  await form.getByLabel("Monat", {exact: true}).fill("2");
  await form.getByLabel("Jahr", {exact: true}).fill("1988");
  await form.getByLabel("Nichtbinär").check();
  await form.getByLabel("Größe (cm)").fill("171,5");
  await form.getByLabel("Gewicht (kg)").fill("62,4");
  await form.getByRole("checkbox", {name: "Ich stimme der Datenschutzerklärung zu."}).check();
  await form.getByRole("checkbox", {name: /Neuigkeiten/}).check();
}
