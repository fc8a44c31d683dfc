import {type Family, family, inTurn, steady, within} from "../family.ts";
import {cooldown, min, once, ramp, rest, sec, times, warmup, work} from "../make-blocks.ts";

const lengths = (...minutes: readonly number[]) => minutes.map(min);

export const ENDURANCE: readonly Family[] = [
  steady(
    {
      name: "easy",
      type: "easy",
      objective: "base",
      phases: ["test", "base", "build", "peak", "recovery", "maintenance"],
      focus: 1,
      percent: [67, 75],
    },
    {
      beginner: lengths(20, 25, 30, 35, 40),
      intermediate: lengths(45, 50, 55, 60),
      advanced: lengths(65, 70, 75, 80, 90),
    },
  ),
  steady(
    {
      name: "recovery",
      type: "recovery",
      objective: "recovery",
      phases: ["test", "base", "build", "peak", "recovery", "maintenance"],
      focus: 1,
      percent: [62, 68],
    },
    {beginner: lengths(15, 20, 25), intermediate: lengths(30, 35), advanced: lengths(40, 45, 50)},
  ),
  family(
    {
      name: "run-walk",
      type: "easy",
      objective: "base",
      phases: ["base", "recovery", "maintenance"],
      focus: 1,
      percent: [66, 74],
    },
    {
      beginner: [
        [10, 1, 1],
        [8, 2, 1],
        [6, 3, 1],
        [5, 5, 1],
        [4, 8, 1],
      ],
      intermediate: [
        [3, 10, 1],
        [4, 12, 1],
        [4, 15, 1],
      ],
      advanced: [
        [4, 25, 2],
        [6, 25, 3],
        [8, 25, 3],
      ],
    },
    ([count, running, walking]: readonly [number, number, number]) => ({
      slug: `${count}x${running}min`,
      form: `${count} × ${running} min`,
      rounds: [times(count, work(min(running), [66, 74]), rest(min(walking), 40))],
      named: {walk: walking},
    }),
  ),
  steady(
    {
      name: "long",
      type: "long",
      objective: "endurance",
      phases: ["base", "build", "maintenance"],
      focus: 1,
      percent: [68, 76],
    },
    {
      beginner: lengths(50, 60, 70, 80),
      intermediate: lengths(90, 100, 110, 120),
      advanced: lengths(130, 140, 150, 165, 180),
    },
  ),
  steady(
    {
      name: "long-ultra",
      type: "long",
      objective: "endurance",
      phases: ["base", "build"],
      focus: 1,
      percent: [65, 71],
    },
    {
      beginner: lengths(135, 150),
      intermediate: lengths(180, 210, 240),
      advanced: lengths(270, 300, 330, 360),
    },
  ),
  family(
    {
      name: "long-fast-finish",
      type: "long",
      objective: "endurance",
      phases: ["build", "maintenance"],
      focus: 1,
      percent: [84, 90],
    },
    {
      beginner: [
        [50, 10],
        [55, 15],
        [60, 15],
      ],
      intermediate: [
        [70, 20],
        [75, 25],
        [80, 30],
      ],
      advanced: [
        [90, 30],
        [100, 35],
        [105, 45],
      ],
    },
    ([easy, fast]: readonly [number, number]) => ({
      slug: `${easy}-${fast}min`,
      form: `${easy} + ${fast} min`,
      rounds: [once(work(min(easy), [68, 76])), once(work(min(fast), [84, 90])), once(cooldown(5))],
      named: {easy, fast},
    }),
  ),
  family(
    {
      name: "long-surges",
      type: "long",
      objective: "endurance",
      phases: ["base", "build", "maintenance"],
      focus: 1,
      percent: [95, 102],
    },
    {
      beginner: [
        [6, 7],
        [7, 7],
        [8, 7],
      ],
      intermediate: [
        [8, 9],
        [9, 9],
        [10, 9],
      ],
      advanced: [
        [10, 10],
        [12, 9],
        [12, 10],
      ],
    },
    ([count, easy]: readonly [number, number]) => ({
      slug: `${count}x60-of-${easy + 1}min`,
      form: `${count} × (${easy} + 1 min)`,
      rounds: [
        once(warmup(10)),
        times(count, work(min(easy), [68, 75]), work(sec(60), [95, 102])),
        once(cooldown(8)),
      ],
      named: {count, easy},
    }),
  ),
  family(
    {
      name: "progression",
      type: "tempo",
      objective: "control",
      phases: ["base", "build", "maintenance"],
      focus: 2,
      percent: [70, 92],
    },
    {beginner: [8, 10, 12], intermediate: [14, 15, 18], advanced: [20, 22, 25]},
    (minutes: number) => ({
      slug: `3x${minutes}min`,
      form: `3 × ${minutes} min`,
      rounds: [
        ...inTurn([work(min(minutes), [68, 74]), work(min(minutes), [80, 84]), work(min(minutes), [85, 89])]),
        once(cooldown(8)),
      ],
    }),
  ),
  family(
    {
      name: "rising",
      type: "tempo",
      objective: "control",
      phases: ["base", "build", "maintenance"],
      focus: 1,
      percent: [65, 92],
    },
    {beginner: [20, 25, 30], intermediate: [35, 40, 45], advanced: [50, 60, 70]},
    (minutes: number) => ({
      slug: `${minutes}min`,
      form: `${minutes} min`,
      rounds: [once(ramp(min(minutes), 65, 92)), once(cooldown(8))],
    }),
  ),
  family(
    {
      name: "strides",
      type: "easy",
      objective: "speed",
      phases: ["test", "base", "build", "peak", "maintenance"],
      focus: 5,
      percent: [118, 130],
    },
    {
      beginner: [
        [20, 4],
        [25, 5],
        [30, 6],
      ],
      intermediate: [
        [35, 6],
        [40, 6],
        [45, 8],
      ],
      advanced: [
        [50, 8],
        [60, 8],
        [60, 10],
      ],
    },
    ([easy, count]: readonly [number, number]) => ({
      slug: `${easy}min-${count}x20`,
      form: `${easy} min + ${count} × 20 s`,
      rounds: [
        once(warmup(easy, [67, 75])),
        times(count, work(sec(20), [118, 130]), rest(sec(60), 60)),
        once(cooldown(5)),
      ],
      named: {count},
    }),
  ),
  family(
    {
      name: "drills",
      type: "other",
      objective: "technique",
      phases: ["test", "base", "build", "maintenance"],
      focus: 1,
      percent: [68, 78],
    },
    {
      beginner: [
        [6, 10],
        [7, 10],
      ],
      intermediate: [
        [8, 20],
        [10, 20],
      ],
      advanced: [
        [12, 25],
        [14, 30],
      ],
    },
    ([count, easy]: readonly [number, number], level) => ({
      slug: `${count}x30`,
      form: `${count} × 30 s`,
      rounds: within(level, [
        times(count, work(sec(30), [68, 78]), rest(sec(45), 45)),
        once(work(min(easy), [67, 75])),
      ]),
      named: {easy},
    }),
  ),
];
