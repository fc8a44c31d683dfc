// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {exampleRun} from "../testing/example-run";
// Read here, so that opening it waits for nothing that a busy machine delays.
import "./palette";
import {PaletteClient} from "./palette-client";
import {PALETTE_MESSAGES} from "./palette-messages";

// On a busy machine the processor may be elsewhere for a while.
const WITHIN = {timeout: 60_000};

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  page.backend(() => ({status: 200, data: {items: [exampleRun()], next_cursor: null}}));
  signInAs("usr_runner");
});
afterEach(() => page.close());

const show = () =>
  page.show(
    <PaletteClient
      messages={selectMessages(EXAMPLE_PAGE.market, PALETTE_MESSAGES)}
      pages={[{group: "pages", label: "Statistics", href: "/stats"}]}
      hrefs={{runs: "/runs", upload: "/upload", calendar: "/calendar", signIn: "/sign-in"}}
    />,
  );
const press = (init: KeyboardEventInit) =>
  page.turns(() => document.body.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true, ...init})));

/** It is read when it is first opened. */
const opened = () =>
  vi.waitFor(async () => {
    await page.turns(() => {});
    expect(page.isDialogOpen()).toBe(true);
  }, WITHIN);

it("opens with Control or Command and K, and with no letter alone", async () => {
  await show();
  await press({key: "k"});
  expect(page.isDialogOpen()).toBe(false);
  await press({key: "k", metaKey: true});
  await opened();
  const field = document.querySelector("[role=combobox]");
  expect(document.activeElement).toBe(field);
  await page.turns(() => {});
  const chosen = document.getElementById(field?.getAttribute("aria-activedescendant") ?? "");
  expect([chosen?.textContent, chosen?.getAttribute("aria-selected")]).toEqual(["Statistics", "true"]);
});

it("requests no runs before it is opened, and lists the newest ones then", async () => {
  await show();
  expect(page.calls).toEqual([]);
  await press({key: "k", ctrlKey: true});
  await opened();
  expect(page.calls.map(({route}) => route)).toEqual(["GET /b/api/v1/users/usr_runner/activities?limit=6"]);
  expect(page.words()).toContain("Threshold 3 × 10");
});
