import {test as base, expect} from "@playwright/test";
import type {SanityClient} from "@sanity/client";
import {env} from "./env.ts";
import {createLakeClient} from "./lake.ts";
import {shiftClock} from "./shift-clock.ts";
import {connectToStack, type RunningStack} from "./stack.ts";
import {type Allowed, watchContext} from "./watch-context.ts";

interface Fixtures {
  /** Exceptions from the rules below: `test.use({allowed: {consoleErrors: [/…/], origins: []}})`. */
  allowed: Allowed;
  lake: SanityClient;
  stack: RunningStack;
}

const shiftMs = 1000 * env.GRADUS_CLOCK_SHIFT;
if (shiftMs !== 0) shiftClock(shiftMs);

/** Playwright's test on our stack. Any console error and any request to another origin fails the story. */
export const test = base.extend<Fixtures>({
  allowed: [{consoleErrors: [], origins: []}, {option: true}],
  context: async ({context, allowed}, use) => {
    if (shiftMs !== 0) await context.addInitScript(shiftClock, shiftMs);
    const problems = watchContext(context, env.SITE_URL, allowed);
    await use(context);
    expect(problems, "what pages did behind the story's back").toEqual([]);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures it must make from here.
  lake: async ({}, use) => use(createLakeClient()),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  stack: async ({}, use) => use(connectToStack()),
});

export {expect} from "@playwright/test";
