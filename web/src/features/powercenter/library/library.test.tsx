// @vitest-environment jsdom

import type {LibraryWorkout, OwnLibrary, WorkoutTemplate} from "@gradus/backend/contract/workout-library";
import {madeBlock, madeSegment} from "@gradus/training/testing/made-workout";
import {profileOf} from "@gradus/training/workouts/profile";
import {afterEach, beforeEach, describe, expect, it, vi} from "vitest";
import {exampleUser} from "@/client/testing/example-user";
import {signInAs} from "@/client/testing/sign-in-as";
import {selectMessages} from "@/i18n/select-messages";
import {EXAMPLE_PAGE} from "@/testing/example-page";
import {createRenderedPage} from "@/testing/rendered-page";
import {LibraryClient} from "./library-client";
import {filterLibrary, parseFilter} from "./library-filter";
import {itemFromLibrary, itemFromTemplate} from "./library-item";
import {LIBRARY_MESSAGES} from "./library-messages";

const PATH = "/de/en/powercenter/library";
const USER = exampleUser();
const BLOCKS = [madeBlock(3, madeSegment())];
const PROFILE = profileOf(BLOCKS, {mass: 70, criticalPower: 268});

const workout = (changes: Partial<LibraryWorkout> = {}): LibraryWorkout => ({
  id: "tempo-3x10",
  family: "tempo",
  title: "Tempo 3 × 10",
  type: "tempo",
  desc: "Über Hügel",
  surface: null,
  objective: "",
  tags: [],
  phases: ["build"],
  terrain: "flat",
  is_indoor: false,
  level: "intermediate",
  focus: 3,
  planned: null,
  profile: PROFILE,
  blocks: BLOCKS.map((block) => ({...block, segments: [...block.segments]})),
  ...changes,
});
const template = (changes: Partial<WorkoutTemplate> = {}): WorkoutTemplate => {
  const {family, phases, terrain, is_indoor, level, focus, ...rest} = workout();
  const templateFields = {collection_id: null, position: 0, created: "", updated: "", version: 2};
  return {...rest, ...templateFields, id: "tpl_1", title: "My own", ...changes};
};

describe("a filter", () => {
  const items = [
    itemFromLibrary(workout()),
    itemFromLibrary(
      workout({id: "b", title: "Berge", terrain: "hilly", level: "advanced", focus: 4, phases: ["peak"]}),
    ),
    itemFromLibrary(
      workout({
        id: "c",
        title: "Roll",
        is_indoor: true,
        planned: {
          duration: 5400,
          distance: 1,
          stress: 1,
          average_power: 1,
          seconds_in_zones: [0, 0, 0, 0, 0],
          below_seconds: 0,
        },
      }),
    ),
    itemFromTemplate(template({surface: "treadmill"})),
  ];
  const found = (query: Record<string, string>) => filterLibrary(items, parseFilter(query)).map(({id}) => id);

  it.each<[Record<string, string>, string[]]>([
    [{}, ["tempo-3x10", "b", "c", "tpl_1"]],
    [{duration: "short"}, ["tempo-3x10", "b", "tpl_1"]],
    [{duration: "longest"}, ["c"]],
    [{zone: "4"}, ["b", "tpl_1"]],
    [{phase: "peak"}, ["b"]],
    [{terrain: "hilly"}, ["b"]],
    [{level: "advanced"}, ["b"]],
    [{indoor: "1"}, ["c", "tpl_1"]],
    [{mine: "1"}, ["tpl_1"]],
    [{indoor: "1", duration: "longest"}, ["c"]],
    [{search: "  UBER  berg "}, ["b"]],
    [{search: "10 tempo"}, ["tempo-3x10"]],
    [{zone: "9", phase: "nonsense"}, ["tempo-3x10", "b", "c", "tpl_1"]],
  ])("%j", (query, ids) => {
    expect(found(query)).toEqual(ids);
  });
});

let page = createRenderedPage();
beforeEach(async () => {
  await page.close();
  history.replaceState(null, "", PATH);
  vi.stubGlobal("matchMedia", () => ({matches: false, addEventListener() {}, removeEventListener() {}}));
  page = createRenderedPage();
  signInAs(USER.id);
});
afterEach(() => page.close());

const NOTHING: OwnLibrary = {collections: [], workouts: []};
type Answer = Parameters<typeof page.backend>[0];

async function show(
  own: OwnLibrary = NOTHING,
  backend?: (call: Parameters<Answer>[0]) => Awaited<ReturnType<Answer>> | null,
) {
  page.backend((call) => {
    const answer = backend?.(call);
    if (answer) return answer;
    if (call.route.includes("/users/workouts/library")) return {status: 200, data: own};
    if (call.route.includes("/workouts/library"))
      return {status: 200, data: {items: [workout(), workout({id: "b", title: "Hills", terrain: "hilly"})]}};
    return {status: 200, data: USER};
  });
  await page.show(
    <LibraryClient
      messages={selectMessages(EXAMPLE_PAGE.market, LIBRARY_MESSAGES)}
      locale="en"
      builderHref="/builder"
    />,
  );
}
const rows = () =>
  [...document.querySelectorAll(".library-title")].map((title) => title.firstChild?.textContent);
const sent = () => page.calls.filter(({route}) => !route.startsWith("GET")).at(-1);
const choose = (name: string, value: string) =>
  page.turns(() => {
    const select = document.querySelector<HTMLSelectElement>(`[name="${name}"]`);
    if (!select) throw new Error(`Nothing is named ${name}`);
    select.value = value;
    select.dispatchEvent(new Event("change", {bubbles: true}));
  });

describe("the library", () => {
  it("is filtered from its address, and keeps filters there; one press clears them", async () => {
    history.replaceState(null, "", `${PATH}?terrain=hilly`);
    await show();
    expect(rows()).toEqual(["Hills"]);
    await choose("terrain", "");
    await page.type({search: "tempo"});
    expect([location.search, rows()]).toEqual(["?search=tempo", ["Tempo 3 × 10"]]);
    await page.type({search: "nothing like it"});
    expect(page.words()).toContain("Nothing fits. Take a filter away.");
    await page.press("Clear filters");
    expect([location.search, rows().length]).toEqual(["", 2]);
  });

  it("shows a few workouts of each kind, and all of one kind on request", async () => {
    const itemsOf = (type: LibraryWorkout["type"], count: number) =>
      Array.from({length: count}, (_, index) => workout({id: `${type}-${index}`, type, title: type}));
    await show(NOTHING, ({route}) =>
      route.includes("GET /b/api/v1/workouts/library")
        ? {status: 200, data: {items: [...itemsOf("easy", 38), ...itemsOf("hills", 7)]}}
        : null,
    );
    const of = (type: string) => rows().filter((title) => title === type).length;
    expect([of("easy"), of("hills")]).toEqual([5, 5]);
    await page.press("Show all 7: Hills");
    expect([of("easy"), of("hills")]).toEqual([5, 7]);
  });

  it("shows the content of a workout, and links to a copy of it in the builder", async () => {
    await show();
    expect(page.words()).toContain("3x(10min @100%)");
    expect(page.href("Open a copy in the builder")).toBe("/builder?from=tempo-3x10");
  });

  it("puts a workout onto a day", async () => {
    await show(NOTHING, ({route}) => (route.startsWith("POST") ? {status: 201, data: {}} : null));
    await page.press("Add to date…");
    await page.type({day: "2099-12-01"});
    await page.send();
    expect(sent()).toMatchObject({body: {title: "Tempo 3 × 10", day: "2099-12-01", blocks: [{repeat: 3}]}});
    expect(page.words()).toContain("Tempo 3 × 10 is on 1 Dec 2099 now.");
  });

  it("asks for confirmation of a past day before it plans a workout there", async () => {
    await show(NOTHING, ({route}) => (route.startsWith("POST") ? {status: 201, data: {}} : null));
    await page.press("Add to date…");
    await page.type({day: "2020-03-02"});
    await page.send();
    expect(sent()).toBeUndefined();
    expect(page.words()).toContain("2 Mar 2020 is past. Plan it there as history, or choose another day.");
    expect(page.words()).toContain("Plan it in the past");
    await page.send();
    expect(sent()).toMatchObject({body: {day: "2020-03-02"}});
  });

  it("reports that a day is full, and keeps the dialog open", async () => {
    await show(NOTHING, ({route}) =>
      route.startsWith("POST") ? {status: 422, err: {code: "limit_reached"}} : null,
    );
    await page.press("Add to date…");
    await page.send();
    expect(page.words()).toContain("This day has 10 workouts");
    expect(page.isDialogOpen()).toBe(true);
  });

  it("that could not be read offers to try again", async () => {
    await show(NOTHING, ({route}) =>
      route.includes("/library") ? {status: 503, err: {code: "unavailable"}} : null,
    );
    expect(page.words()).toContain("We cannot reach our server.");
    await page.press("Try again");
    expect(page.calls.filter(({route}) => route.includes("GET /b/api/v1/workouts/library"))).toHaveLength(2);
  });
});

describe("the user's own workouts", () => {
  const OWN: OwnLibrary = {
    collections: [
      {id: "col_1", name: "Spring", position: 0, workouts: 1},
      {id: "col_2", name: "Empty", position: 1, workouts: 0},
    ],
    workouts: [template({collection_id: "col_1"}), template({id: "tpl_2", title: "Loose"})],
  };

  it("lie in lanes of collections, which are renamed, ordered and ended", async () => {
    await show(OWN, ({route}) => (route.startsWith("PATCH") ? {status: 200, data: OWN} : null));
    expect(rows().slice(0, 2)).toEqual(["My own", "Loose"]);
    expect(page.words()).toContain("Nothing in this collection yet.");
    await page.turns(() => document.querySelector<HTMLElement>('[aria-label="Move Empty up"]')?.click());
    expect(sent()?.body).toEqual({id: "col_2", position: 0});
    await page.press("Rename");
    await page.type({name: "  "});
    await page.send();
    expect(page.isDialogOpen()).toBe(true);
    await page.type({name: "Summer"});
    await page.send();
    expect(sent()?.body).toEqual({id: "col_1", name: "Summer"});
    await page.press("Delete collection");
    await page.press("Delete collection", 1);
    expect(sent()?.body).toEqual({id: "col_1", removed: true});
  });

  it("go into a collection, out of it, and away", async () => {
    await show(OWN, ({route}) => (/^(PATCH|PUT|DELETE)/.test(route) ? {status: 200, data: OWN} : null));
    await choose("collection", "");
    expect(sent()).toMatchObject({
      route: "PUT /b/api/v1/workouts",
      body: {id: "tpl_1", version: 2, collection_id: null},
    });
    await choose("collection", "col_2");
    expect(sent()?.body).toEqual({id: "col_2", workout_ids: ["tpl_1"]});
    await page.press("Delete");
    await page.press("Delete workout");
    expect(sent()?.route).toBe("DELETE /b/api/v1/workouts?id=tpl_1");
    expect(page.words()).toContain("My own is deleted.");
  });
});
