import {userEdit} from "@gradus/backend/contract/accounts";
import {newApparel} from "@gradus/backend/contract/gear";
import {describe, expect, it} from "vitest";
import {currentChoices, listAgreed} from "./consents/consents";
import {profileEdit, profileValues} from "./profile/profile-rules";
import {newShoe, shoeEdit, shoeValues} from "./shoes/shoe-rules";
import {exampleShoe} from "./testing/example-things";
import {exampleUser} from "./testing/example-user";
import {unitsExample} from "./units/units-example";

describe("the profile", () => {
  it("sends only what was changed", () => {
    const user = exampleUser();
    expect(profileEdit(profileValues(user), user)).toEqual({});
    const edit = profileEdit({...profileValues(user), first_name: " Mira ", height_cm: "170,5"}, user);
    expect(edit).toEqual({first_name: "Mira", height_cm: 170.5});
    expect(userEdit.parse(edit)).toEqual(edit);
  });

  it("shows and takes weight in the unit its owner chose, and does not change it by being shown", () => {
    const metric = exampleUser();
    const user = {...metric, preferences: {...metric.preferences, weight_unit: "lb" as const}};
    const values = profileValues(user);
    expect(values.weight).toBe("136.7");
    expect(profileEdit(values, user)).toEqual({});
    expect(profileEdit({...values, weight: "140"}, user)).toEqual({weight_kg: 63.5});
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
    ...{id: `${kind} ${granted}`, kind, granted, version: null, at: "2026-11-22T10:00:00Z"},
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

  it("each document of an agreement stands for itself", () => {
    const document = {version: "v", text_id: "t", content_hash: "h"};
    const agreed = listAgreed([
      {
        ...{id: "agr_1", user: "usr_1", order: null, at: "2026-11-22T10:00:00Z"},
        ...{context: "signup" as const, region: "de", locale: "de"},
        documents: [
          {...document, kind: "privacy"},
          {...document, kind: "terms"},
        ],
      },
    ]);
    expect(agreed.map(({kind}) => kind)).toEqual(["privacy", "terms"]);
  });
});
