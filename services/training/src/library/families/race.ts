import {type Family, family, repeats, within} from "../family.ts";
import {cooldown, km, m, min, once, rest, sec, times, warmup, work} from "../make-blocks.ts";

export const RACE: readonly Family[] = [
  repeats(
    {
      name: "pace-5k",
      type: "race_pace",
      objective: "race",
      phases: ["build", "peak"],
      focus: 4,
      percent: [101, 105],
    },
    {
      beginner: [
        [6, m(400), sec(90)],
        [5, m(600), sec(105)],
        [4, m(800), min(2)],
      ],
      intermediate: [
        [10, m(400), sec(60)],
        [6, m(800), min(2)],
        [5, km(1), min(2)],
      ],
      advanced: [
        [12, m(400), sec(60)],
        [6, km(1), sec(105)],
        [4, m(1200), min(2)],
        [3, m(1600), min(3)],
      ],
    },
    {restPercent: 58},
  ),
  repeats(
    {
      name: "pace-10k",
      type: "race_pace",
      objective: "race",
      phases: ["build", "peak"],
      focus: 3,
      percent: [96, 99],
    },
    {
      beginner: [
        [3, km(1), min(2)],
        [4, km(1), min(2)],
        [2, m(1500), min(2)],
      ],
      intermediate: [
        [5, km(1), sec(90)],
        [4, m(1500), min(2)],
        [3, km(2), min(2)],
      ],
      advanced: [
        [8, km(1), sec(75)],
        [5, m(1500), sec(90)],
        [4, km(2), min(2)],
        [3, km(3), min(3)],
      ],
    },
    {restPercent: 62},
  ),
  repeats(
    {
      name: "pace-half",
      type: "race_pace",
      objective: "race",
      phases: ["build", "peak"],
      focus: 3,
      percent: [91, 94],
    },
    {
      beginner: [
        [2, km(2), min(2)],
        [3, km(2), min(2)],
      ],
      intermediate: [
        [4, km(2), sec(90)],
        [3, km(3), min(2)],
        [2, km(4), min(2)],
      ],
      advanced: [
        [5, km(2), sec(75)],
        [4, km(3), sec(90)],
        [2, km(5), min(3)],
        [3, km(5), min(3)],
      ],
    },
    {restPercent: 65},
  ),
  repeats(
    {
      name: "pace-marathon",
      type: "race_pace",
      objective: "race",
      phases: ["build", "peak"],
      focus: 2,
      percent: [83, 87],
    },
    {
      beginner: [
        [2, km(3), min(3)],
        [3, km(3), min(3)],
        [2, km(4), min(3)],
      ],
      intermediate: [
        [4, km(3), min(2)],
        [2, km(5), min(3)],
        [3, km(5), min(3)],
      ],
      advanced: [
        [4, km(4), min(2)],
        [2, km(8), min(3)],
        [4, km(5), min(2)],
        [3, km(7), min(3)],
      ],
    },
    {restPercent: 68},
  ),
  family(
    {
      name: "long-marathon",
      type: "race_pace",
      objective: "race",
      phases: ["build"],
      focus: 2,
      percent: [82, 86],
    },
    {
      beginner: [
        [50, 20],
        [60, 25],
      ],
      intermediate: [
        [60, 35],
        [60, 45],
        [60, 50],
      ],
      advanced: [
        [60, 60],
        [70, 70],
        [60, 80],
      ],
    },
    ([easy, race]: readonly [number, number]) => ({
      slug: `${easy}-${race}min`,
      form: `${easy} + ${race} min`,
      rounds: [once(warmup(easy, [68, 75])), once(work(min(race), [82, 86])), once(cooldown(10, 68))],
      named: {easy, race},
    }),
  ),
  family(
    {
      name: "pace-ultra",
      type: "race_pace",
      objective: "race",
      phases: ["build"],
      terrain: "trail",
      focus: 1,
      percent: [69, 74],
    },
    {beginner: [3, 4], intermediate: [5, 6, 7], advanced: [8, 9, 10]},
    (count: number) => ({
      slug: `${count}x25min`,
      form: `${count} × 25/5 min`,
      rounds: [times(count, work(min(25), [69, 74]), rest(min(5), 45, 0.05))],
    }),
  ),
  family(
    {
      name: "shakeout",
      type: "race_pace",
      objective: "freshness",
      phases: ["test", "peak"],
      focus: 3,
      percent: [94, 99],
    },
    {
      beginner: [
        [10, 2],
        [12, 3],
      ],
      intermediate: [
        [15, 3],
        [15, 4],
      ],
      advanced: [
        [20, 4],
        [20, 5],
      ],
    },
    ([easy, count]: readonly [number, number]) => ({
      slug: `${easy}min-${count}x60`,
      form: `${easy} min + ${count} × 60 s`,
      rounds: [
        once(warmup(easy, [66, 72])),
        times(count, work(sec(60), [94, 99]), rest(sec(90), 60)),
        once(cooldown(5)),
      ],
    }),
  ),
  repeats(
    {
      name: "sharpening",
      type: "race_pace",
      objective: "freshness",
      phases: ["peak"],
      focus: 4,
      percent: [100, 106],
    },
    {
      beginner: [
        [3, sec(90), min(2)],
        [4, sec(90), min(2)],
      ],
      intermediate: [
        [4, min(2), min(2)],
        [5, min(2), min(2)],
        [3, min(3), min(3)],
      ],
      advanced: [
        [6, min(2), min(2)],
        [4, min(3), min(2)],
        [8, sec(90), sec(90)],
      ],
    },
    {restPercent: 62},
  ),
  repeats(
    {
      name: "race-blocks",
      type: "race_pace",
      objective: "freshness",
      phases: ["peak"],
      focus: 3,
      percent: [92, 97],
    },
    {
      beginner: [
        [2, min(4), min(3)],
        [3, min(4), min(3)],
      ],
      intermediate: [
        [2, min(5), min(3)],
        [3, min(5), min(3)],
      ],
      advanced: [
        [4, min(5), min(3)],
        [3, min(6), min(3)],
      ],
    },
  ),
  family(
    {
      name: "race-mix",
      type: "race_pace",
      objective: "race",
      phases: ["build"],
      focus: 3,
      percent: [90, 104],
    },
    {
      beginner: [
        [1, 6],
        [1, 8],
      ],
      intermediate: [
        [2, 6],
        [2, 8],
        [2, 9],
      ],
      advanced: [
        [3, 6],
        [3, 7],
        [3, 8],
      ],
    },
    ([sets, minutes]: readonly [number, number], level) => ({
      slug: `${sets}x${minutes}-2min`,
      form: `${sets} × (${minutes} + 2 min)`,
      rounds: within(level, [
        times(sets, work(min(minutes), [90, 94]), rest(min(1)), work(min(2), [101, 104]), rest(min(3))),
      ]),
      named: {minutes},
    }),
  ),
];
