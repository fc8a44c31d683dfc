import {type Family, family, inTurn, type Rows, repeats, within} from "../family.ts";
import {cooldown, km, type Length, min, once, rest, sec, times, warmup, work} from "../make-blocks.ts";

/** Three quick stretches before a test; they belong to its warm-up. */
const OPENERS = times(
  3,
  {...rest(sec(20), 105), intensity_class: "warmup"},
  {...rest(sec(70)), intensity_class: "warmup"},
);

/** Minutes before a test. */
const BEFORE_TEST: Rows<number> = {beginner: [15], intermediate: [20], advanced: [25]};

/** Three minutes all out and, rested, longer: what critical power is known by. */
const powerTest = (name: "test-3-9" | "test-3-10", minutes: number): Family =>
  family(
    {
      name,
      type: "test",
      objective: "measure",
      phases: ["test", "maintenance"],
      focus: 4,
      percent: [101, 122],
    },
    BEFORE_TEST,
    (before: number) => ({
      slug: `${before}min-warmup`,
      form: `3 + ${minutes} min`,
      rounds: [
        once(warmup(before)),
        OPENERS,
        once(rest(min(3))),
        once(work(min(3), [114, 122])),
        once(rest(min(before + 5), 55)),
        once(work(min(minutes), [101, 107])),
        once(cooldown(10)),
      ],
      named: {before, between: before + 5},
    }),
  );

export const SPECIAL: readonly Family[] = [
  powerTest("test-3-9", 9),
  powerTest("test-3-10", 10),
  family(
    {
      name: "test-distance",
      type: "test",
      objective: "measure",
      phases: ["test", "maintenance"],
      focus: 4,
      percent: [98, 104],
    },
    {beginner: [km(3)], intermediate: [km(4)], advanced: [km(5)]},
    (length: Length, level) => ({
      slug: length.slug,
      form: length.text,
      rounds: within(level, [OPENERS, once(rest(min(3))), once(work(length, [98, 104]))]),
    }),
  ),
  family(
    {
      name: "test-steady",
      type: "test",
      objective: "measure",
      phases: ["test", "maintenance"],
      focus: 3,
      percent: [94, 99],
    },
    {beginner: [20], intermediate: [25], advanced: [30]},
    (minutes: number, level) => ({
      slug: `${minutes}min`,
      form: `${minutes} min`,
      rounds: within(level, [OPENERS, once(rest(min(3))), once(work(min(minutes), [94, 99]))]),
      named: {minutes},
    }),
  ),
  family(
    {
      name: "treadmill-steps",
      type: "easy",
      objective: "base",
      phases: ["base", "build", "recovery", "maintenance"],
      isIndoor: true,
      focus: 1,
      percent: [66, 78],
    },
    {beginner: [2, 3, 4], intermediate: [5, 6], advanced: [7, 8, 9]},
    (count: number) => ({
      slug: `${9 * count}min`,
      form: `${9 * count} min`,
      rounds: [times(count, work(min(3), 67, 0.01), work(min(3), 72, 0.01), work(min(3), 77, 0.01))],
    }),
  ),
  repeats(
    {
      name: "treadmill-intervals",
      type: "intervals",
      objective: "vo2",
      phases: ["base", "build", "maintenance"],
      isIndoor: true,
      focus: 4,
      percent: [103, 109],
    },
    {
      beginner: [
        [5, sec(90), sec(90)],
        [6, sec(90), sec(90)],
        [4, min(2), min(2)],
      ],
      intermediate: [
        [6, min(2), sec(90)],
        [8, min(2), sec(90)],
        [5, min(3), min(2)],
      ],
      advanced: [
        [10, min(2), sec(75)],
        [6, min(3), min(2)],
        [5, min(4), min(2)],
        [7, min(3), sec(105)],
      ],
    },
    {base: 0.01},
  ),
  family(
    {
      name: "treadmill-climb",
      type: "hills",
      objective: "strength",
      phases: ["base", "build", "maintenance"],
      isIndoor: true,
      focus: 2,
      percent: [83, 89],
    },
    {
      beginner: [
        [2, 6],
        [3, 6],
      ],
      intermediate: [
        [3, 8],
        [4, 8],
        [3, 10],
      ],
      advanced: [
        [4, 10],
        [5, 10],
        [4, 12],
      ],
    },
    ([sets, minutes]: readonly [number, number], level) => ({
      slug: `${sets}x${minutes}min`,
      form: `${sets} × ${minutes} min`,
      rounds: within(
        level,
        [
          times(
            sets,
            work(min(minutes / 2), [83, 89], 0.06),
            work(min(minutes / 2), [83, 89], 0.09),
            rest(min(3), 55, 0.01),
          ),
        ],
        0.01,
      ),
    }),
  ),
  family(
    {
      name: "treadmill-tempo",
      type: "tempo",
      objective: "tempo",
      phases: ["base", "build", "maintenance"],
      isIndoor: true,
      focus: 2,
      percent: [82, 90],
    },
    {beginner: [2, 3], intermediate: [4, 5, 6], advanced: [7, 8, 9]},
    (count: number, level) => ({
      slug: `${count}x5min`,
      form: `${5 * count} min`,
      rounds: within(level, [times(count, work(min(3), [82, 86], 0.01), work(min(2), [86, 90], 0.01))], 0.01),
    }),
  ),
  family(
    {
      name: "lunch",
      type: "other",
      objective: "rhythm",
      phases: ["base", "build", "maintenance"],
      focus: 3,
      percent: [90, 98],
    },
    {beginner: [2, 3], intermediate: [4, 5], advanced: [6, 7]},
    (count: number) => ({
      slug: `${count}x3min`,
      form: `${count} × 3 min`,
      rounds: [
        ...inTurn([warmup(8)]),
        times(count, work(min(3), [90, 98]), rest(sec(60), 65)),
        once(cooldown(5)),
      ],
    }),
  ),
];
