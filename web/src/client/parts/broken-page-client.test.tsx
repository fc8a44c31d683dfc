// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import {BrokenPageClient} from "./broken-page-client";

let page = createRenderedPage();
let isBroken = true;

function Page() {
  if (isBroken) throw new RangeError("Invalid time value");
  return <p>All is well</p>;
}

beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  isBroken = true;
  // React reports what a boundary catches.
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await page.close();
});

it("reports that a page broke, focuses the message, and renders the page again on request", async () => {
  await page.show(
    <BrokenPageClient title="It broke" text="Your runs are safe." retryLabel="Try again" isOnlyHeading>
      <Page />
    </BrokenPageClient>,
  );
  expect(page.words()).toContain("Your runs are safe.");
  expect(page.words()).not.toContain("Invalid time value");
  expect(page.focusedWords()).toBe("It broke");
  isBroken = false;
  await page.press("Try again");
  expect(page.words()).toBe("All is well");
});
