// @vitest-environment jsdom

import {afterEach, beforeEach, expect, it, vi} from "vitest";
import {createRenderedPage} from "@/testing/rendered-page";
import type {ChartLine} from "./chart-line";
import {LinePlot} from "./line-plot";

type Library = Parameters<typeof LinePlot>[0]["library"];

const LINE: ChartLine = {
  key: "power",
  label: "Power",
  color: "--s-power",
  values: Float64Array.of(200, 210, 220),
  height: 96,
  width: 2,
  range: [190, 230],
  ticks: [],
  words: () => ({value: "", unit: ""}),
};
const XS = Float64Array.of(0, 1, 2);

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  page = createRenderedPage();
  vi.stubGlobal("matchMedia", () => new EventTarget());
});
afterEach(() => page.close());

it("a redraw keeps the range of the axis, and destroys the plot it replaces", async () => {
  const scales: unknown[] = [];
  const onDestroy = vi.fn();
  // Only the part of the library that a line plot uses; its canvas is not in this document.
  const library = class {
    setScale = (_: string, limits: unknown) => void scales.push(limits);
    destroy = onDestroy;
  } as unknown as Library;
  const show = (line: ChartLine, from: number, to: number) =>
    page.show(<LinePlot library={library} line={line} xs={XS} view={{from, to}} width={300} />);
  await show(LINE, 0, 2);
  await show(LINE, 1, 2);
  expect(onDestroy).not.toHaveBeenCalled();
  await show({...LINE}, 1, 2);
  expect(onDestroy).toHaveBeenCalledTimes(1);
  expect(scales.at(-1)).toEqual({min: 1, max: 2});
});
