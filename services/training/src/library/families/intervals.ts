import {type Family, family, repeats, within} from "../family.ts";
import {m, min, once, rest, sec, times, work} from "../make-blocks.ts";

export const INTERVALS: readonly Family[] = [
  repeats(
    {
      name: "intervals",
      type: "intervals",
      objective: "vo2",
      phases: ["build", "maintenance"],
      focus: 4,
      percent: [102, 108],
    },
    {
      beginner: [
        [3, min(3), min(3)],
        [4, min(3), min(3)],
        [3, min(4), min(3)],
      ],
      intermediate: [
        [5, min(3), min(2)],
        [6, min(3), min(2)],
        [4, min(4), min(3)],
        [5, min(4), min(3)],
      ],
      advanced: [
        [7, min(3), min(2)],
        [6, min(4), min(2)],
        [4, min(5), min(3)],
        [5, min(5), min(3)],
        [6, min(5), min(3)],
      ],
    },
  ),
  repeats(
    {
      name: "short-intervals",
      type: "intervals",
      objective: "vo2",
      phases: ["base", "build", "peak", "maintenance"],
      focus: 4,
      percent: [108, 114],
    },
    {
      beginner: [
        [6, sec(60), sec(90)],
        [8, sec(60), sec(90)],
        [6, sec(75), sec(90)],
      ],
      intermediate: [
        [10, sec(60), sec(75)],
        [8, sec(75), sec(90)],
        [8, sec(90), sec(90)],
        [12, sec(60), sec(60)],
      ],
      advanced: [
        [15, sec(60), sec(60)],
        [12, sec(75), sec(75)],
        [10, sec(90), sec(75)],
        [10, sec(105), sec(90)],
        [10, min(2), sec(90)],
      ],
    },
  ),
  family(
    {
      name: "thirty-thirty",
      type: "intervals",
      objective: "vo2",
      phases: ["build", "maintenance"],
      focus: 5,
      percent: [115, 122],
    },
    {
      beginner: [
        [1, 8],
        [1, 10],
        [2, 6],
      ],
      intermediate: [
        [2, 8],
        [2, 10],
        [3, 8],
      ],
      advanced: [
        [2, 12],
        [3, 10],
        [3, 12],
      ],
    },
    ([sets, count]: readonly [number, number], level) => ({
      slug: `${sets}x${count}x30`,
      form: `${sets} × ${count} × 30/30 s`,
      rounds: within(
        level,
        Array.from({length: sets}, () => [
          times(count, work(sec(30), [115, 122]), rest(sec(30), 55)),
          once(rest(min(3))),
        ]).flat(),
      ),
    }),
  ),
  repeats(
    {
      name: "track-200",
      type: "intervals",
      objective: "speed",
      phases: ["base", "build", "maintenance"],
      terrain: "track",
      focus: 5,
      percent: [118, 126],
    },
    {
      beginner: [
        [6, m(200), sec(90)],
        [8, m(200), sec(90)],
      ],
      intermediate: [
        [10, m(200), sec(75)],
        [12, m(200), sec(75)],
        [8, m(300), sec(105)],
      ],
      advanced: [
        [16, m(200), sec(60)],
        [20, m(200), sec(60)],
        [12, m(300), sec(90)],
      ],
    },
    {restPercent: 50},
  ),
  repeats(
    {
      name: "track-400",
      type: "intervals",
      objective: "vo2",
      phases: ["base", "build", "peak", "maintenance"],
      terrain: "track",
      focus: 4,
      percent: [107, 113],
    },
    {
      beginner: [
        [5, m(400), sec(105)],
        [6, m(400), sec(105)],
        [8, m(400), sec(90)],
      ],
      intermediate: [
        [10, m(400), sec(90)],
        [12, m(400), sec(75)],
        [8, m(500), sec(90)],
        [6, m(600), min(2)],
      ],
      advanced: [
        [15, m(400), sec(60)],
        [16, m(400), sec(60)],
        [10, m(600), sec(105)],
        [8, m(600), sec(90)],
      ],
    },
  ),
  repeats(
    {
      name: "track-1000",
      type: "intervals",
      objective: "vo2",
      phases: ["build", "maintenance"],
      terrain: "track",
      focus: 4,
      percent: [101, 106],
    },
    {
      beginner: [
        [3, m(800), min(2)],
        [4, m(800), min(2)],
        [3, m(1000), min(3)],
      ],
      intermediate: [
        [5, m(800), min(2)],
        [6, m(800), min(2)],
        [4, m(1000), min(2)],
        [5, m(1000), min(2)],
      ],
      advanced: [
        [8, m(800), sec(90)],
        [6, m(1000), min(2)],
        [5, m(1200), min(2)],
        [8, m(1000), sec(105)],
      ],
    },
  ),
  family(
    {
      name: "ladder",
      type: "intervals",
      objective: "vo2",
      phases: ["build", "maintenance"],
      terrain: "track",
      focus: 4,
      percent: [103, 110],
    },
    {
      beginner: [
        [200, 400, 600, 400, 200],
        [400, 600, 600, 400],
      ],
      intermediate: [
        [400, 600, 800, 600, 400],
        [400, 800, 1200, 800],
        [800, 600, 400, 600, 800],
      ],
      advanced: [
        [400, 800, 1200, 800, 400],
        [1200, 1000, 800, 600, 400],
        [600, 800, 1000, 1000, 800, 600],
      ],
    },
    (metres: readonly number[], level) => ({
      slug: metres.join("-"),
      form: `${metres.join("-")} m`,
      rounds: within(
        level,
        metres.map((each) => once(work(m(each), [103, 110]), rest(sec(each < 800 ? 90 : 120)))),
      ),
    }),
  ),
];
