import fc from "fast-check";
import {describe, expect, it} from "vitest";
import {madeBlock, madeSegment} from "../testing/made-workout.ts";
import {readWorkoutText} from "./read-text.ts";
import {TEXT_LANGUAGES, type TextLanguage, textExamples, textLanguageOf} from "./text-words.ts";
import {type Block, DISTANCE_UNITS, INTENSITY_CLASSES, type Segment} from "./workout.ts";
import {writeWorkoutText} from "./write-text.ts";

const read = (text: string, language: TextLanguage = "en") => readWorkoutText(text, language, () => "id");
const firstOf = (text: string, language?: TextLanguage) => read(text, language).blocks?.[0]?.segments[0];
const withoutIds = (blocks: readonly Block[]) =>
  blocks.map((block) => ({
    ...block,
    uuid: "id",
    segments: block.segments.map((segment) => ({...segment, uuid: "id"})),
  }));

const NONE = {intensity_percent: null, target_power: null, zone_selected: null, rpe_selected: null};
const tenths = (min: number, max: number) =>
  fc.integer({min: 10 * min, max: 10 * max}).map((value) => value / 10);
const anyTarget: fc.Arbitrary<Partial<Segment>> = fc.oneof(
  fc.constant({...NONE, intensity_type: "open" as const}),
  tenths(20, 300).map((value) => ({
    ...NONE,
    intensity_type: "percentage" as const,
    intensity_percent: {value, min: null, max: null},
  })),
  fc.tuple(tenths(20, 300), tenths(20, 300)).map(([one, other]) => ({
    ...NONE,
    intensity_type: "percentage" as const,
    intensity_percent: {value: null, min: Math.min(one, other), max: Math.max(one, other)},
  })),
  fc.tuple(tenths(20, 300), tenths(20, 300)).map(([min, max]) => ({
    ...NONE,
    intensity_type: "ramp" as const,
    intensity_percent: {value: null, min, max},
  })),
  fc.integer({min: 1, max: 900}).map((target_power) => ({
    ...NONE,
    intensity_type: "power" as const,
    target_power,
  })),
  fc.integer({min: 1, max: 5}).map((zone_selected) => ({
    ...NONE,
    intensity_type: "zone" as const,
    zone_selected,
  })),
  fc.integer({min: 1, max: 10}).map((rpe_selected) => ({
    ...NONE,
    intensity_type: "rpe" as const,
    rpe_selected,
  })),
);
const anyLength: fc.Arbitrary<Partial<Segment>> = fc.oneof(
  fc.constant({duration_type: "lap" as const, duration_time: null}),
  fc
    .tuple(fc.integer({min: 0, max: 23}), fc.integer({min: 0, max: 59}), fc.integer({min: 1, max: 59}))
    .map(([hour, minute, second]) => ({duration_time: {hour, minute, second}})),
  fc.tuple(tenths(1, 100), fc.constantFrom(...DISTANCE_UNITS)).map(([way, unit]) => ({
    duration_type: "distance" as const,
    duration_time: null,
    duration_distance: way,
    distance_unit_selected: unit,
  })),
);
const anySegment = fc
  .record({
    length: anyLength,
    target: anyTarget,
    intensity_class: fc.constantFrom(...INTENSITY_CLASSES),
    grade: fc.integer({min: -45, max: 45}),
    flexible: fc.boolean(),
    desc: fc.constantFrom("", "relax, then go; (really)", "Bergauf über 5 %"),
  })
  .map(({length, target, grade, ...rest}) =>
    madeSegment({...length, ...target, ...rest, grade: grade === 0 ? 0 : grade / 100}),
  );
const anyBlock = fc
  .tuple(fc.integer({min: 1, max: 100}), fc.array(anySegment, {minLength: 1, maxLength: 5}))
  .map(([repeat, segments]) => madeBlock(repeat, ...segments));

describe("a workout as text", () => {
  it.each(TEXT_LANGUAGES)("is read back as it was written in %s", (language) => {
    fc.assert(
      fc.property(fc.array(anyBlock, {minLength: 1, maxLength: 5}), (blocks) => {
        expect(read(writeWorkoutText(blocks, language), language).blocks).toEqual(withoutIds(blocks));
      }),
    );
  });

  it.each(TEXT_LANGUAGES)("in English is read in %s too", (language) => {
    fc.assert(
      fc.property(fc.array(anyBlock, {minLength: 1, maxLength: 5}), (blocks) => {
        expect(read(writeWorkoutText(blocks, "en"), language).blocks).toEqual(withoutIds(blocks));
      }),
    );
  });

  it("is written as people type it", () => {
    const {blocks} = read("warm-up 10m @70%; 3x(8m @95-100%, 2m easy)\n1,5km @z2, cooldown lap");
    expect(writeWorkoutText(blocks ?? [], "en")).toBe(
      ["warmup 10min @70%", "3x(8min @95-100%, rest 2min @Z1)", "1.5km @Z2", "cooldown lap"].join("\n"),
    );
  });

  it.each([
    [
      "de",
      "Aufwärmen 10 Minuten @70%; 3x(8min @95-100%, 90 Sek. locker)\n1,5km @Zone 2, auslaufen runde, 5min Steigung 2,5%",
      [
        "Einlaufen 10min @70%",
        "3x(8min @95-100%, Pause 1min30Sek @Z1)",
        "1,5km @Z2",
        "Auslaufen Runde",
        "5min Steigung 2,5%",
      ],
    ],
    [
      "fr",
      "Échauffement 10 minutes @70%; 3x(8mn @95-100%, récupération 90 secondes)\n1,5km facile, Retour  au calme tour",
      [
        "échauffement 10min @70%",
        "3x(8min @95-100%, récup 1min30s)",
        "récup 1,5km @Z1",
        "retour au calme tour",
      ],
    ],
    [
      "es",
      "Calentamiento 10 minutos @rampa 60-70%; 3x(8min @95-100%, pausa 90 seg)\n800 metros suave, vuelta a la calma vuelta",
      [
        "calentamiento 10min @rampa 60-70%",
        "3x(8min @95-100%, descanso 1min30s)",
        "descanso 800mtr @Z1",
        "vuelta a la calma vuelta",
      ],
    ],
  ] as const)("is read and written in language %s", (language, text, lines) => {
    expect(writeWorkoutText(read(text, language).blocks ?? [], language)).toBe(lines.join("\n"));
  });

  it.each(["10min easy", "easy 10min"])("%s targets the zone of that name", (text) => {
    expect(firstOf(text)).toMatchObject({
      intensity_class: "rest",
      intensity_type: "zone",
      zone_selected: 1,
    });
  });

  it.each(["easy 10min @70%", "10min @70% easy"])("%s targets the stated percentage", (text) => {
    expect(firstOf(text)).toMatchObject({
      intensity_type: "percentage",
      intensity_percent: {value: 70},
      zone_selected: null,
    });
  });

  it.each(TEXT_LANGUAGES)("shows examples in %s that it reads", (language) => {
    const {lengths, targets, words, step, workout} = textExamples(language);
    for (const text of [step, workout])
      expect(writeWorkoutText(read(text, language).blocks ?? [], language)).toBe(text);
    for (const length of lengths) expect(firstOf(length, language), length).toBeDefined();
    for (const target of targets)
      expect(firstOf(`lap ${target}`, language)?.intensity_type, target).not.toBe("open");
    for (const word of words)
      expect(firstOf(`lap ${word}`, language)?.intensity_class, word).not.toBe("work");
  });

  it.each([
    ["de-AT", "de"],
    ["fr", "fr"],
    ["en-GB", "en"],
    ["nl-BE", "en"],
  ])("is written for %s in %s", (locale, language) => {
    expect(textLanguageOf(locale)).toBe(language);
  });

  it("knows no words of a third language", () => {
    expect(read("Pause 2min", "fr").mistake).toEqual({code: "unknown_word", at: 0, length: 5});
  });

  it.each([
    ["90s", {hour: 0, minute: 1, second: 30}],
    ["1:30", {hour: 0, minute: 1, second: 30}],
    ["1h10m", {hour: 1, minute: 10, second: 0}],
    ["1:10:00", {hour: 1, minute: 10, second: 0}],
    ["90:00", {hour: 1, minute: 30, second: 0}],
    ["75 min", {hour: 1, minute: 15, second: 0}],
  ])("%s is a time", (text, time) => {
    expect(read(text).blocks?.[0]?.segments[0]?.duration_time).toEqual(time);
  });

  describe.each(TEXT_LANGUAGES)("m alone, in %s,", (language) => {
    it.each(["50m", "400m @110%", "400 m", "1000m", "62,5m"])("is metres from 50 up: %s", (text) => {
      expect(firstOf(text, language)).toMatchObject({
        duration_type: "distance",
        duration_distance: Number.parseFloat(text.replace(",", ".")),
        distance_unit_selected: "m",
        duration_time: null,
      });
    });

    it.each(["8m", "29m @70%", "2 m"])("is minutes below 30: %s", (text) => {
      const minute = Number.parseInt(text, 10);
      expect(firstOf(text, language)?.duration_time).toEqual({hour: 0, minute, second: 0});
    });

    it.each(["30m", "49m", "45 m"])("is reported as ambiguous between the two ranges: %s", (text) => {
      expect(read(`lap, ${text} @80%`, language).mistake).toEqual({
        code: "minutes_or_metres",
        at: 5,
        length: text.length,
      });
    });

    it.each(["1h45m", "45m30s", "45m 30 sec"])(
      "means minutes when combined with hours or seconds: %s",
      (text) => {
        expect(firstOf(text, language)?.duration_time?.minute).toBe(45);
      },
    );

    it("is written back so that it cannot be read otherwise", () => {
      const written = writeWorkoutText(read("400m @110%, 8m", language).blocks ?? [], language);
      expect(written).toBe("400mtr @110%\n8min");
    });
  });

  describe("a repeat in a repeat", () => {
    const lines = (text: string) => {
      const {blocks, mistake} = read(text);
      return blocks ? writeWorkoutText(blocks, "en").split("\n") : mistake?.code;
    };

    it.each([
      ["2x(3x(1min @110%, 1min), 5min)", ["3x(1min @110%, 1min)", "5min", "3x(1min @110%, 1min)", "5min"]],
      ["2x(5min, 3x(1min, 2min))", ["5min", "3x(1min, 2min)", "5min", "3x(1min, 2min)"]],
      ["2x(4x(400m, 1min))", ["8x(400mtr, 1min)"]],
      ["3x400m @110%, rest 90s", ["3x(400mtr @110%)", "rest 1min30s"]],
      ["4 × 8min @95-100%", ["4x(8min @95-100%)"]],
      ["2x(4x400m, 5min)", ["4x(400mtr)", "5min", "4x(400mtr)", "5min"]],
      ["2x(4x400m)", ["8x(400mtr)"]],
      [
        "2x(2x(2x(1min), 3min))",
        ["2x(1min)", "3min", "2x(1min)", "3min", "2x(1min)", "3min", "2x(1min)", "3min"],
      ],
    ])("is read as the equivalent flat blocks: %s", (text, blocks) => {
      expect(lines(text)).toEqual(blocks);
    });

    it("gives every step an id of its own", () => {
      let count = 0;
      const {blocks} = readWorkoutText("2x(3x(1min, 2min), 5min)", "en", () => `${count++}`);
      const ids = blocks?.flatMap(({uuid, segments}) => [uuid, ...segments.map((segment) => segment.uuid)]);
      expect(new Set(ids).size).toBe(4 + 6);
    });

    it.each([
      ["26x(3x(1min), 5min)", "out_of_range"],
      ["1x(1x(1x(1x(1min))))", "too_deep"],
      ["1x(".repeat(50_000), "too_deep"],
      ["2x(3x(1min)", "not_closed"],
      ["2x(3x())", "empty"],
    ])("is refused where it is more than a workout holds", (text, code) => {
      expect(lines(text)).toBe(code);
    });
  });

  it("never throws, whatever is typed", () => {
    const typed = fc.oneof(fc.string(), fc.stringMatching(/^[0-9xhmsk(),;@%ZW." -]{0,40}$/));
    fc.assert(
      fc.property(typed, fc.constantFrom(...TEXT_LANGUAGES), (text, language) => {
        const {blocks, mistake} = read(text, language);
        expect(blocks === null).toBe(mistake !== null);
        if (mistake) expect(mistake.at).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each([
    ["", "empty", ""],
    ["10min @quick", "unknown_word", "@quick"],
    ["10min, 5 bananas", "unknown_word", "5 bananas"],
    ["99:99", "unknown_word", "99:99"],
    ["1:60:00", "unknown_word", "1:60:00"],
    ["@70%", "no_length", "@70%"],
    ["10min 5km", "two_lengths", "5km"],
    ["10min @70% @80%", "two_targets", "@"],
    ["3x(10min, 5min", "not_closed", "3x(10min, 5min"],
    ["2x()", "empty", "2x()"],
    ["10min @301%", "out_of_range", "@301%"],
    ["10min @100-95%", "out_of_range", "@100-95%"],
    ["101x(1min)", "out_of_range", "101x("],
    ["49h", "out_of_range", "49h"],
    ["1h400m", "out_of_range", "1h400m"],
    ["0m", "out_of_range", "0m"],
    ["10min, 45m easy", "minutes_or_metres", "45m"],
    ["10min grade 50%", "out_of_range", "grade 50%"],
  ])("%s: %s, where it is", (text, code, marked) => {
    const {mistake} = read(text);
    expect([mistake?.code, text.slice(mistake?.at, (mistake?.at ?? 0) + (mistake?.length ?? 0))]).toEqual([
      code,
      marked,
    ]);
  });
});
