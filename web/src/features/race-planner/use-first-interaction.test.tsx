// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import {useFirstInteraction} from "./use-first-interaction";

const run = vi.fn();
function Probe() {
  useFirstInteraction(run);
  return null;
}

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  run.mockReset();
  vi.useFakeTimers({toFake: ["setTimeout", "clearTimeout"]});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  return page.close();
});
const stay = (ms: number) => vi.advanceTimersByTime(ms);

it("runs exactly once for a visitor who only looks, after they have stayed for a while", async () => {
  await page.show(<Probe />);
  stay(2900);
  expect(run).not.toHaveBeenCalled();
  stay(200);
  expect(run).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("scroll"));
  stay(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("runs with the first touch, which needs no wait", async () => {
  await page.show(<Probe />);
  dispatchEvent(new Event("keydown"));
  expect(run).toHaveBeenCalledTimes(1);
  stay(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

it("does not run unasked for a visitor who saves data or has left the page", async () => {
  vi.stubGlobal("navigator", {connection: {saveData: true}});
  await page.show(<Probe />);
  stay(60_000);
  expect(run).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
  await page.close();
  page = createRenderedPage();
  await page.show(<Probe />);
  await page.close();
  stay(60_000);
  expect(run).not.toHaveBeenCalled();
});
