import {type Family, family, inTurn, repeats, within} from "../family.ts";
import {min, once, rest, sec, times, work} from "../make-blocks.ts";

export const TEMPO: readonly Family[] = [
  family(
    {
      name: "fartlek",
      type: "intervals",
      objective: "rhythm",
      phases: ["base", "build", "maintenance"],
      focus: 4,
      percent: [98, 106],
    },
    {
      beginner: [
        [6, 1, 2],
        [8, 1, 2],
        [8, 1, 1],
        [5, 2, 2],
      ],
      intermediate: [
        [10, 1, 1],
        [12, 1, 1],
        [7, 2, 2],
        [8, 2, 1],
      ],
      advanced: [
        [15, 1, 1],
        [20, 1, 1],
        [10, 2, 1],
        [7, 3, 2],
      ],
    },
    ([count, fast, easy]: readonly [number, number, number], level) => ({
      slug: `${count}x${fast}-${easy}min`,
      form: `${count} × ${fast}/${easy} min`,
      rounds: within(level, [times(count, work(min(fast), [98, 106]), rest(min(easy), 68))]),
    }),
  ),
  family(
    {
      name: "fartlek-ladder",
      type: "intervals",
      objective: "rhythm",
      phases: ["base", "build", "maintenance"],
      focus: 4,
      percent: [97, 105],
    },
    {
      beginner: [
        [1, 2, 1],
        [1, 2, 2, 1],
        [1, 2, 3, 2, 1],
      ],
      intermediate: [
        [3, 2, 1, 3, 2, 1],
        [1, 2, 3, 3, 2, 1],
        [1, 2, 3, 4, 3, 2, 1],
      ],
      advanced: [
        [4, 3, 2, 1, 4, 3, 2, 1],
        [1, 2, 3, 4, 4, 3, 2, 1],
        [5, 4, 3, 2, 1],
      ],
    },
    (minutes: readonly number[], level) => ({
      slug: minutes.join("-"),
      form: `${minutes.join("-")} min`,
      rounds: within(
        level,
        inTurn(
          minutes.flatMap((each) => [work(min(each), [97, 105]), rest(sec(30 * Math.max(2, each)), 65)]),
        ),
      ),
    }),
  ),
  family(
    {
      name: "tempo",
      type: "tempo",
      objective: "tempo",
      phases: ["base", "build", "maintenance"],
      focus: 2,
      percent: [85, 89],
    },
    {beginner: [10, 15, 20], intermediate: [25, 30, 35], advanced: [40, 45, 50, 60]},
    (minutes: number, level) => ({
      slug: `${minutes}min`,
      form: `${minutes} min`,
      rounds: within(level, [once(work(min(minutes), [85, 89]))]),
    }),
  ),
  repeats(
    {
      name: "tempo-blocks",
      type: "tempo",
      objective: "tempo",
      phases: ["base", "build", "maintenance"],
      focus: 3,
      percent: [88, 94],
    },
    {
      beginner: [
        [2, min(8), min(3)],
        [2, min(10), min(3)],
        [3, min(8), min(3)],
      ],
      intermediate: [
        [2, min(12), min(3)],
        [3, min(10), min(3)],
        [2, min(15), min(4)],
        [3, min(12), min(3)],
      ],
      advanced: [
        [2, min(20), min(4)],
        [3, min(15), min(3)],
        [4, min(12), min(3)],
        [3, min(20), min(4)],
      ],
    },
  ),
  repeats(
    {
      name: "cruise",
      type: "threshold",
      objective: "threshold",
      phases: ["base", "build", "maintenance"],
      focus: 3,
      percent: [92, 97],
    },
    {
      beginner: [
        [3, min(5), sec(60)],
        [4, min(5), sec(60)],
        [3, min(6), sec(60)],
      ],
      intermediate: [
        [5, min(5), sec(60)],
        [4, min(6), sec(60)],
        [5, min(6), sec(60)],
        [3, min(8), sec(60)],
      ],
      advanced: [
        [6, min(6), sec(60)],
        [5, min(8), sec(60)],
        [6, min(8), sec(75)],
        [4, min(10), sec(90)],
      ],
    },
  ),
  repeats(
    {
      name: "threshold",
      type: "threshold",
      objective: "threshold",
      phases: ["build", "maintenance"],
      focus: 3,
      percent: [95, 100],
    },
    {
      beginner: [
        [2, min(6), min(2)],
        [2, min(8), min(2)],
        [3, min(6), min(2)],
      ],
      intermediate: [
        [2, min(10), min(3)],
        [3, min(8), min(2)],
        [4, min(7), min(2)],
        [3, min(10), min(3)],
      ],
      advanced: [
        [2, min(15), min(3)],
        [4, min(8), min(2)],
        [4, min(10), min(3)],
        [5, min(8), min(2)],
      ],
    },
  ),
  family(
    {
      name: "over-unders",
      type: "threshold",
      objective: "threshold",
      phases: ["build", "maintenance"],
      focus: 3,
      percent: [93, 105],
    },
    {
      beginner: [
        [2, 2],
        [2, 3],
        [3, 2],
      ],
      intermediate: [
        [3, 3],
        [4, 2],
        [2, 4],
      ],
      advanced: [
        [4, 3],
        [3, 4],
        [4, 4],
        [5, 3],
      ],
    },
    ([sets, waves]: readonly [number, number], level) => ({
      slug: `${sets}x${3 * waves}min`,
      form: `${sets} × ${3 * waves} min`,
      rounds: within(
        level,
        Array.from({length: sets}, () => [
          times(waves, work(min(2), [92, 95]), work(min(1), [103, 106])),
          once(rest(min(3))),
        ]).flat(),
      ),
    }),
  ),
  family(
    {
      name: "cut-down",
      type: "threshold",
      objective: "control",
      phases: ["build", "maintenance"],
      focus: 3,
      percent: [90, 106],
    },
    {beginner: [4, 5], intermediate: [6, 7, 8], advanced: [9, 10, 11]},
    (minutes: number, level) => ({
      slug: `4x${minutes}min`,
      form: `4 × ${minutes} min`,
      rounds: within(
        level,
        inTurn([
          work(min(minutes), [89, 92]),
          rest(sec(90)),
          work(min(minutes), [93, 95]),
          rest(sec(90)),
          work(min(minutes), [97, 99]),
          rest(sec(90)),
          work(min(minutes), [101, 104]),
        ]),
      ),
    }),
  ),
];
