import {expect, test} from "vitest";
import {action} from "./action.ts";
import {art} from "./art.ts";

// The Studio fills in the defaults of everything below a new document or section. A default inside a part that may
// be left out would make it half there, and then its other fields are missing.
test.each([action, art])("$name has no default inside: sections begin without it", ({fields}) => {
  expect(fields.map((field) => Object.hasOwn(field, "initialValue"))).not.toContain(true);
});
