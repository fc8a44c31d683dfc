import {userEdit} from "@gradus/backend/contract/accounts";
import {BOUNDS} from "@gradus/backend/contract/bounds";
import {newApparel} from "@gradus/backend/contract/gear";
import {describe, expect, it} from "vitest";
import {toCentimetres, toFeet, toKilograms, toPounds} from "@/client/forms/body-units";
import {exampleUser} from "@/client/testing/example-user";
import {currentChoices, listAgreed} from "./consents/consents";
import {profileCodes, profileEdit, profileValues} from "./profile/profile-rules";
import {newShoe, shoeEdit, shoeValues} from "./shoes/shoe-rules";
import {exampleShoe} from "./testing/example-resources";
import {unitsExample} from "./units/units-example";

describe("the profile", () => {
  const metric = exampleUser({height_cm: 171.5});
  const imperial = {...metric, preferences: {...metric.preferences, weight_unit: "lb" as const}};
  const editOf = (user: typeof metric, changes: Partial<ReturnType<typeof profileValues>>) => {
    const before = profileValues(user, "de-DE");
    return profileEdit({...before, ...changes}, before, user);
  };

  it("sends only what was changed", () => {
    expect(editOf(metric, {})).toEqual({});
    const edit = editOf(metric, {first_name: " Mira ", height_cm: "170,5"});
    expect(edit).toEqual({first_name: "Mira", height_cm: 170.5});
    expect(userEdit.parse(edit)).toEqual(edit);
  });

  it("shows and takes a body in the units of its owner, and does not change it by being shown", () => {
    expect(profileValues(metric, "de-DE")).toMatchObject({height_cm: "171,5", height_ft: "", weight: "62"});
    const values = profileValues(imperial, "en-US");
    expect(values).toMatchObject({height_cm: "", height_ft: "5", height_in: "7.5", weight: "136.7"});
    expect(editOf(imperial, {})).toEqual({});
    expect(editOf(imperial, {weight: "140"})).toEqual({weight_kg: 63.5});
    expect(editOf(imperial, {height_ft: "6", height_in: ""})).toEqual({height_cm: 182.9});
  });

  it("takes heart rates and starting fitness where they are given and right, and clears them by leaving them empty", () => {
    const before = profileValues(metric, "de-DE");
    const codes = (changes: object) =>
      profileCodes({...before, ...changes}, before, {user: metric, today: "2026-11-22"});
    expect(codes({}).maximum_heart_rate).toBeUndefined();
    expect(codes({resting_heart_rate: "12"}).resting_heart_rate).toBe("out_of_range");
    const fallen = {threshold_heart_rate: "190", maximum_heart_rate: "185"};
    expect(codes(fallen).maximum_heart_rate).toBe("unknown_value");
    expect(codes({starting_fitness: "251"}).starting_fitness).toBe("out_of_range");
    expect(editOf(metric, {starting_fitness: "45"})).toEqual({starting_fitness: 45});
    const edit = editOf(metric, {maximum_heart_rate: "185"});
    expect(edit).toEqual({maximum_heart_rate: 185});
    expect(userEdit.parse(edit)).toEqual(edit);
    expect(editOf({...metric, resting_heart_rate: 50}, {resting_heart_rate: ""})).toEqual({
      resting_heart_rate: null,
    });
  });

  it("sends a time zone by its name, and a race as a whole", () => {
    expect(editOf(metric, {timezone: "zürich"})).toEqual({timezone: "Europe/Zurich"});
    const edit = editOf(metric, {goal_kind: "10k", goal_date: "2027-05-01", goal_name: " Hafenlauf "});
    expect(edit).toEqual({goal_race: {kind: "10k", date: "2027-05-01", name: "Hafenlauf"}});
    expect(userEdit.parse(edit)).toEqual(edit);
  });

  it("a goal race in the past does not prevent a change of something else", () => {
    const user = exampleUser({goal_race: {kind: "10k", date: "2025-05-01"}});
    const before = profileValues(user, "de-DE");
    const codes = (changes: object) =>
      profileCodes({...before, ...changes}, before, {user, today: "2026-11-22"});
    expect(codes({first_name: "Mo"}).goal_date).toBeUndefined();
    expect(codes({goal_name: "Again"}).goal_date).toBe("out_of_range");
    expect(codes({timezone: "Mars"}).timezone).toBe("unknown_value");
  });
});

describe("a pair of shoes", () => {
  it.each(["km", "mi"] as const)("does not change by being shown in %s", (unit) => {
    for (const limit_m of [null, 50_000, 499_999, 800_000]) {
      const shoe = exampleShoe({limit_m, name: "Race"});
      expect(shoeEdit(shoeValues(shoe, unit), shoe, unit)).toEqual({});
    }
  });

  it("sends what the contract takes, in metres", () => {
    const values = {...shoeValues(null, "mi"), brand: " Halde ", model: "Daily", limit_m: "500"};
    const shoe = newShoe(values, "mi");
    expect(newApparel.parse(shoe)).toEqual(shoe);
    expect([shoe.brand, shoe.limit_m]).toEqual(["Halde", 804_672]);
  });
});

it("pounds that were typed are the pounds that are shown, whole and half ones", () => {
  for (let pounds = 56; pounds <= 551; pounds += 0.5) expect(toPounds(toKilograms(pounds))).toBe(pounds);
});

it("every height in centimetres reads as feet and inches below twelve, and comes back within half a tenth of an inch", () => {
  for (let cm = BOUNDS.height_cm.min; cm <= BOUNDS.height_cm.max; cm += 0.1) {
    const {feet, inches} = toFeet(cm);
    expect(inches).toBeLessThan(12);
    const back = toCentimetres({height_ft: String(feet), height_in: String(inches)});
    expect(Math.abs(back - cm)).toBeLessThan(0.2);
  }
});

it.each([
  ["km", "c", "kg", "en-US", ["10 km", "18°C", "62 kg"]],
  ["mi", "f", "lb", "en-US", ["6.2 mi", "64°F", "137 lb"]],
  ["km", "c", "kg", "de-DE", ["10 km", "18 °C", "62 kg"]],
] as const)("units %s, %s, %s in %s", (distance_unit, temperature_unit, weight_unit, format, words) => {
  const example = unitsExample({distance_unit, temperature_unit, weight_unit}, format);
  expect(Object.values(example).map((word) => word.replaceAll("\u00a0", " "))).toEqual(words);
});

describe("consents", () => {
  const choice = (kind: "marketing" | "coach", granted: boolean) => ({
    id: `${kind} ${granted}`,
    kind,
    granted,
    version: null,
    at: "2026-11-22T10:00:00Z",
  });

  it("the latest choice of a kind counts, and none is none", () => {
    const choices = currentChoices([
      choice("marketing", false),
      choice("marketing", true),
      choice("coach", true),
    ]);
    expect(choices).toEqual([
      {kind: "marketing", granted: false},
      {kind: "analytics", granted: false},
      {kind: "coach", granted: true},
    ]);
  });

  it("each document of an agreement is listed separately", () => {
    const document = {version: "v", text_id: "t", content_hash: "h"};
    const agreed = listAgreed([
      {
        id: "agr_1",
        user: "usr_1",
        order: null,
        at: "2026-11-22T10:00:00Z",
        context: "signup" as const,
        region: "de",
        locale: "de",
        documents: [
          {...document, kind: "privacy"},
          {...document, kind: "terms"},
        ],
      },
    ]);
    expect(agreed.map(({kind}) => kind)).toEqual(["privacy", "terms"]);
  });
});
