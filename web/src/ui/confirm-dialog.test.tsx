// @vitest-environment jsdom

import {createRef} from "react";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import {ConfirmDialog} from "./confirm-dialog";

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
});
afterEach(() => page.close());

/** Shows a dialog whose action ends when the test calls `end`: with the text of what stopped it, or null. */
async function show(props: Partial<Parameters<typeof ConfirmDialog>[0]> = {}) {
  const calls: ((stopped: string | null) => void)[] = [];
  const onConfirm = vi.fn(() => new Promise<string | null>((end) => calls.push(end)));
  const words = {
    label: "Remove",
    title: "Remove the pod?",
    text: "It can be paired again.",
    confirm: "Do it",
  };
  await page.show(
    <ConfirmDialog {...words} working="Working…" cancel="Cancel" onConfirm={onConfirm} {...props} />,
  );
  return {onConfirm, end: (stopped: string | null) => page.turns(() => calls.shift()?.(stopped))};
}
const alert = () => document.querySelector("dialog[open] [role=alert]")?.textContent;
const buttons = () => [...document.querySelectorAll("dialog button")].map((button) => button.textContent);

it("asks for confirmation before it acts", async () => {
  const {onConfirm} = await show();
  await page.press("Remove");
  expect(document.querySelector("dialog[open] h2")?.textContent).toBe("Remove the pod?");
  expect(onConfirm).not.toHaveBeenCalled();
});

it("shows that it works, and is not begun twice", async () => {
  const {onConfirm, end} = await show();
  await page.press("Remove");
  await page.press("Do it");
  expect(buttons()).toEqual(["Working…", "Cancel"]);
  await page.press("Working…");
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await end(null);
  expect(page.isDialogOpen()).toBe(false);
});

it("stays open while it works: neither Escape nor Cancel hides how it ends", async () => {
  const {end} = await show();
  await page.press("Remove");
  await page.press("Do it");
  await page.escape(2);
  await page.press("Cancel");
  expect(page.isDialogOpen()).toBe(true);
  await end("We cannot reach our server.");
  expect(alert()).toBe("We cannot reach our server.");
});

it("shows the reason for a failure inside the dialog, and can be tried again", async () => {
  const {onConfirm, end} = await show();
  await page.press("Remove");
  await page.press("Do it");
  await end("We cannot reach our server.");
  expect([alert(), page.focusedWords()]).toEqual(["We cannot reach our server.", "Do it"]);
  await page.press("Do it");
  expect([alert(), onConfirm.mock.calls.length]).toEqual(["", 2]);
  await end(null);
  expect(page.isDialogOpen()).toBe(false);
});

it.each([
  ["Escape", () => page.escape()],
  ["Cancel", () => page.press("Cancel")],
])("%s leaves everything as it is, with the focus where it came from", async (_key, leave) => {
  const {onConfirm} = await show();
  await page.press("Remove");
  await leave();
  expect([page.isDialogOpen(), page.focusedWords()]).toEqual([false, "Remove"]);
  expect(onConfirm).not.toHaveBeenCalled();
});

it("clears an earlier failure when it is opened again", async () => {
  const {end} = await show();
  await page.press("Remove");
  await page.press("Do it");
  await end("Not now.");
  await page.press("Cancel");
  await page.press("Remove");
  expect(alert()).toBe("");
});

it("moves the focus on when its button disappears together with the item", async () => {
  const list = createRef<HTMLHeadingElement>();
  const {end} = await show({focusAfter: list});
  const heading = document.body.appendChild(document.createElement("h2"));
  heading.tabIndex = -1;
  heading.textContent = "Devices";
  list.current = heading;
  await page.press("Remove");
  await page.press("Do it");
  await end(null);
  expect(page.focusedWords()).toBe("Devices");
  heading.remove();
});

it("opens anew for a press that comes before the browser reports that it was closed", async () => {
  await show();
  await page.press("Remove");
  const closed = document.querySelector("dialog");
  closed?.removeAttribute("open");
  await page.press("Remove");
  await page.turns(() => closed?.dispatchEvent(new Event("close")));
  expect(page.isDialogOpen()).toBe(true);
});
