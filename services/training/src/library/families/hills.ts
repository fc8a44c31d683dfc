import {type Family, family, repeats, within} from "../family.ts";
import {min, sec, times, work} from "../make-blocks.ts";

export const HILLS: readonly Family[] = [
  repeats(
    {
      name: "hill-sprints",
      type: "hills",
      objective: "power",
      phases: ["base", "build", "maintenance"],
      terrain: "hilly",
      focus: 5,
      percent: [135, 160],
    },
    {
      beginner: [
        [4, sec(8), sec(90)],
        [6, sec(8), sec(90)],
      ],
      intermediate: [
        [8, sec(10), sec(105)],
        [10, sec(10), sec(105)],
      ],
      advanced: [
        [10, sec(12), min(2)],
        [12, sec(12), min(2)],
      ],
    },
    {grade: 0.08, restGrade: -0.08, restPercent: 45},
  ),
  repeats(
    {
      name: "hills",
      type: "hills",
      objective: "power",
      phases: ["base", "build", "maintenance"],
      terrain: "hilly",
      focus: 4,
      percent: [105, 114],
    },
    {
      beginner: [
        [6, sec(30), sec(75)],
        [8, sec(30), sec(75)],
        [6, sec(45), sec(90)],
        [5, sec(60), sec(105)],
      ],
      intermediate: [
        [8, sec(45), sec(90)],
        [8, sec(60), sec(105)],
        [10, sec(60), sec(105)],
        [8, sec(75), min(2)],
      ],
      advanced: [
        [12, sec(60), sec(90)],
        [10, sec(75), sec(105)],
        [10, sec(90), min(2)],
        [12, sec(90), min(2)],
      ],
    },
    {grade: 0.06, restGrade: -0.06, restPercent: 50},
  ),
  repeats(
    {
      name: "long-hills",
      type: "hills",
      objective: "strength",
      phases: ["base", "build", "maintenance"],
      terrain: "hilly",
      focus: 3,
      percent: [95, 101],
    },
    {
      beginner: [
        [3, min(2), min(2)],
        [4, min(2), min(2)],
        [3, min(3), min(3)],
      ],
      intermediate: [
        [6, min(2), min(2)],
        [4, min(3), min(3)],
        [5, min(3), min(3)],
        [4, min(4), min(3)],
      ],
      advanced: [
        [6, min(3), min(3)],
        [5, min(4), min(3)],
        [6, min(4), min(3)],
        [4, min(6), min(4)],
      ],
    },
    {grade: 0.05, restGrade: -0.05, restPercent: 50},
  ),
  family(
    {
      name: "rolling-hills",
      type: "hills",
      objective: "strength",
      phases: ["base", "build", "maintenance"],
      terrain: "hilly",
      focus: 2,
      percent: [82, 88],
    },
    {beginner: [4, 5, 6], intermediate: [7, 8, 9], advanced: [10, 12, 14]},
    (count: number, level) => ({
      slug: `${count}x4min`,
      form: `${count} × 4/2 min`,
      rounds: within(level, [times(count, work(min(4), [82, 88], 0.03), work(min(2), [66, 70], -0.03))]),
    }),
  ),
  repeats(
    {
      name: "downhill",
      type: "hills",
      objective: "technique",
      phases: ["base", "build"],
      terrain: "hilly",
      focus: 1,
      percent: [70, 78],
    },
    {
      beginner: [
        [4, sec(45), min(2)],
        [5, sec(45), min(2)],
      ],
      intermediate: [
        [6, sec(60), min(2)],
        [8, sec(60), min(2)],
      ],
      advanced: [
        [8, sec(90), min(3)],
        [10, sec(90), min(3)],
      ],
    },
    {grade: -0.06, restGrade: 0.06, restPercent: 64},
  ),
  repeats(
    {
      name: "trail-climbs",
      type: "hills",
      objective: "strength",
      phases: ["base", "build", "maintenance"],
      terrain: "trail",
      focus: 3,
      percent: [89, 95],
    },
    {
      beginner: [
        [2, min(5), min(4)],
        [3, min(5), min(4)],
      ],
      intermediate: [
        [3, min(8), min(5)],
        [4, min(7), min(5)],
        [3, min(10), min(6)],
      ],
      advanced: [
        [4, min(10), min(6)],
        [3, min(15), min(8)],
        [4, min(12), min(7)],
        [2, min(20), min(10)],
      ],
    },
    {grade: 0.1, restGrade: -0.1, restPercent: 50},
  ),
  family(
    {
      name: "trail-easy",
      type: "easy",
      objective: "base",
      phases: ["base", "build", "recovery", "maintenance"],
      terrain: "trail",
      focus: 1,
      percent: [66, 76],
    },
    {beginner: [2, 3, 4], intermediate: [5, 6, 7], advanced: [8, 9, 10]},
    (count: number) => ({
      slug: `${10 * count}min`,
      form: `${10 * count} min`,
      rounds: [times(count, work(min(5), [68, 76], 0.03), work(min(5), [66, 72], -0.03))],
    }),
  ),
  family(
    {
      name: "trail-long",
      type: "long",
      objective: "endurance",
      phases: ["base", "build"],
      terrain: "trail",
      focus: 1,
      percent: [66, 76],
    },
    {beginner: [3, 4, 5], intermediate: [6, 7, 8, 9], advanced: [10, 12, 14, 16]},
    (count: number) => ({
      slug: `${20 * count}min`,
      form: min(20 * count).text,
      rounds: [times(count, work(min(12), [70, 76], 0.06), work(min(8), [66, 70], -0.09))],
    }),
  ),
];
