// @vitest-environment jsdom

import {act} from "react";
import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import {LazySection} from "./lazy-section";

const observers: {readonly see: (isIntersecting: boolean) => void}[] = [];
let page = createRenderedPage();

beforeEach(() => {
  observers.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: readonly {isIntersecting: boolean}[]) => void) {
        observers.push({see: (isIntersecting) => callback([{isIntersecting}])});
      }
      observe() {}
      disconnect() {}
    },
  );
  page = createRenderedPage();
});
afterEach(async () => {
  vi.useRealTimers();
  await page.close();
});

const show = (title: string | null = "Laps") =>
  page.show(
    <LazySection title={title} rem={20} id="laps">
      <section>
        <h2>Laps</h2>
        <p>Lap 1</p>
      </section>
    </LazySection>,
  );
const headings = () => document.querySelectorAll("h2").length;

it("has its heading, its place for links and its room from the beginning", async () => {
  await show();
  expect(page.words()).toBe("Laps");
  expect(document.querySelector<HTMLElement>("#laps > div")?.style.minHeight).toBe("20rem");
  await act(async () => observers[0]?.see(false));
  expect(page.words()).toBe("Laps");
});

it("reserves only space, without a heading, where the content may turn out to be empty", async () => {
  await show(null);
  expect([page.words(), headings()]).toEqual(["", 0]);
});

it.each([
  ["somebody comes near", () => observers[0]?.see(true)],
  ["a key is pressed", () => document.body.dispatchEvent(new KeyboardEvent("keydown", {bubbles: true}))],
  ["it is printed", () => window.dispatchEvent(new Event("beforeprint"))],
])("is whole once %s", async (_when, need) => {
  await show();
  await act(async () => need());
  expect([page.words(), headings()]).toEqual(["LapsLap 1", 1]);
});

it("renders in full after 5 s, for page search and screen readers", async () => {
  // Only these: pages are drawn by turns of the real clock.
  vi.useFakeTimers({toFake: ["setTimeout", "clearTimeout"]});
  await show();
  await act(async () => vi.advanceTimersByTime(4999));
  expect(page.words()).toBe("Laps");
  await act(async () => vi.advanceTimersByTime(1));
  expect(page.words()).toBe("LapsLap 1");
});

it("renders in full at once in a browser that cannot report what is visible", async () => {
  Reflect.deleteProperty(window, "IntersectionObserver");
  await show();
  expect(page.words()).toBe("LapsLap 1");
});
