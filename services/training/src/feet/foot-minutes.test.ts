import {expect, it} from "vitest";
import {combineMotions, type FootStride, minutesOf, mirrored} from "./foot-minutes.ts";
import {packMinutes, packStrides, unpackMinutes, unpackStrides} from "./packed.ts";
import {type PathPoint, toLoop} from "./stride.ts";

const START = 1_770_000_000;

function strideAt(
  second: number,
  more: Partial<Omit<FootStride, "loop">> & {height?: number} = {},
): FootStride {
  const {height = 0.2, ...rest} = more;
  const points = Array.from({length: 65}, (_, index): PathPoint => {
    const angle = (-2 * Math.PI * index) / 64;
    return [0.5 * Math.cos(angle), 0.05, (height / 2) * (1 + Math.sin(angle))];
  });
  const loop = toLoop(points) ?? expect.fail("The loop is open");
  return {side: "left", time: START + second, strides: 1, speed: 3, cadence: 170, loop, ...rest};
}

it("a minute holds the strides of its sixty seconds and side, each weighted by the strides it represents", () => {
  const strides = [
    strideAt(0, {height: 0.2, strides: 3, speed: 2}),
    strideAt(59, {height: 0.4, speed: 4}),
    strideAt(60, {speed: null}),
    strideAt(20, {side: "right"}),
    strideAt(185),
  ];
  const minutes = minutesOf(strides, "left", START);
  expect(minutes.map(({time, path}) => [time - START, path.strides])).toEqual([
    [0, 4],
    [60, 1],
    [180, 1],
  ]);
  const [first, second] = minutes;
  expect(Math.max(...(first?.path.mean ?? []).map(([, , z]) => z))).toBeCloseTo(0.25, 2);
  expect([first?.speed, second?.speed, second?.cadence]).toEqual([2.5, null, 170]);
});

it("the minutes of a run add up to its strides, spread included", () => {
  const strides = Array.from({length: 30}, (_, index) => strideAt(13 * index, {height: 0.2 + 0.005 * index}));
  const whole = combineMotions(minutesOf(strides, "left", START));
  const once = minutesOf(
    strides.map((stride) => ({...stride, time: START})),
    "left",
    START,
  )[0];
  expect(whole?.path.strides).toBe(30);
  whole?.path.sd.forEach((point, index) => {
    expect(point[2]).toBeCloseTo(once?.path.sd[index]?.[2] ?? 9, 9);
  });
  expect(combineMotions([])).toBeNull();
});

it("what is stored comes back, to half a millimetre", () => {
  const strides = [strideAt(1, {strides: 14}), strideAt(2, {side: "right", speed: null, cadence: null})];
  const back = unpackStrides(packStrides(strides));
  expect(back.map(({loop: _loop, ...rest}) => rest)).toEqual(strides.map(({loop: _loop, ...rest}) => rest));
  expect(Math.abs((back[1]?.loop[20]?.[2] ?? 9) - (strides[1]?.loop[20]?.[2] ?? 0))).toBeLessThan(0.000501);
  expect(unpackStrides(packStrides(back))).toEqual(back);
  const minutes = unpackMinutes(packMinutes(minutesOf(strides, "left", START)));
  expect(unpackMinutes(packMinutes(minutes))).toEqual(minutes);
  expect(minutes).toMatchObject([{time: START, speed: 3, cadence: 170, path: {strides: 14}}]);
});

it("mirrored it lies on the other side, and twice mirrored where it was", () => {
  const [motion] = minutesOf([strideAt(0)], "left", 0);
  if (!motion) return expect.fail("No minute");
  expect(mirrored(motion).path.mean[5]?.[1]).toBe(-(motion.path.mean[5]?.[1] ?? 0));
  expect(mirrored(mirrored(motion))).toEqual(motion);
});
