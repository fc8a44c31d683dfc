import {AxeBuilder} from "@axe-core/playwright";
import {expect, type Page} from "@playwright/test";

/** What axe finds on the page as it stands, one line for each rule that is broken. */
export async function accessProblems(page: Page, {withColours}: {withColours: boolean}): Promise<string[]> {
  // One frame and one kind of answer: without these each look opens a page of its own and weighs every passed rule.
  const axe = new AxeBuilder({page}).setLegacyMode(true).options({
    resultTypes: ["violations"],
    rules: {"color-contrast": {enabled: withColours}},
  });
  const {violations} = await axe.analyze();
  return violations.map(({id, nodes}) => `${id} at ${nodes[0]?.target.join(" ")}`);
}

/** For something that has just opened: while it fades in, its colours are not yet its own. */
export async function expectAccessible(page: Page): Promise<void> {
  await expect(async () => expect(await accessProblems(page, {withColours: true})).toEqual([])).toPass();
}
