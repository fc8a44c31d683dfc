import {addDays, isoDay} from "@gradus/training/numbers/days";
import {expect, type Page} from "@playwright/test";
import type {Credentials} from "./account.ts";
import {whenHydrated} from "./hydrated.ts";
import {unique} from "./unique.ts";

export interface Newcomer extends Credentials {
  readonly userName: string;
}

/** Data of a new user that no other test uses. */
export function createNewcomer(name: string): Newcomer {
  const userName = unique(name);
  return {
    userName,
    email: `${userName}@example.com`,
    password: "Drei Kiesel unterm Schuh",
  };
}

/** The day a race is run: it has to be ahead. */
export const RACE_DAY = addDays(isoDay(new Date()), 100);

/** Walks through the German sign-up and fills in every field, up to the button that makes the account. */
export async function fillSignUp(page: Page, {userName, email, password}: Newcomer): Promise<void> {
  const form = page.getByRole("main");
  await page.goto("/de/de/sign-up");
  await whenHydrated(page);
  await form.getByLabel("Benutzername").fill(userName);
  await form.getByLabel("E-Mail", {exact: true}).fill(email);
  await form.getByLabel("Passwort", {exact: true}).fill(password);
  await continueSignUp(page, "Dein Name");
  await fillSteps(page);
}

/** To the next step, whose heading takes the focus. */
export async function continueSignUp(page: Page, heading: string): Promise<void> {
  const form = page.getByRole("main");
  await form.getByRole("button", {name: "Weiter", exact: true}).click();
  await expect(form.getByRole("heading", {level: 1, name: heading})).toBeFocused();
}

/** Everything after the first page, from the name on. */
export async function fillSteps(page: Page): Promise<void> {
  const form = page.getByRole("main");
  await form.getByLabel("Vorname").fill("Mira");
  await form.getByLabel("Nachname").fill("Köhler-Ünal");
  await continueSignUp(page, "Deine Zeitzone");
  await form.getByLabel("Zeitzone").fill("Zürich");
  await continueSignUp(page, "Einheiten und Ziele");
  await form.getByLabel("Meilen").check();
  await form.getByLabel("Fahrenheit").check();
  await form.getByLabel("Zielrennen").selectOption({label: "Marathon"});
  await form.getByLabel("Renntag").fill(RACE_DAY);
  await form.getByLabel("Name des Rennens").fill("Hafenlauf");
  await continueSignUp(page, "Über dich");
  await form.getByLabel("Tag", {exact: true}).fill("29");
  await form.getByLabel("Monat", {exact: true}).fill("2");
  await form.getByLabel("Jahr", {exact: true}).fill("1988");
  await form.getByLabel("Nichtbinär").check();
  await form.getByLabel("Größe (cm)").fill("171,5");
  await form.getByLabel("Gewicht (kg)").fill("62,4");
  await form.getByRole("checkbox", {name: "Ich stimme der Datenschutzerklärung zu."}).check();
  await form.getByRole("checkbox", {name: /Neuigkeiten/}).check();
}
