import {readFileSync} from "node:fs";
import {documentSchemas} from "@gradus/schemas";
import {expect, it} from "vitest";

const file: {types: Record<string, string[]>} = JSON.parse(
  readFileSync(new URL("../../src/access/roles.json", import.meta.url), "utf8"),
);
/** Of the Studio and of the lake itself: they are in no schema. */
const OWN = ["asset", "talk"];
/** Judged by who made it, wherever it is. */
const BY_AUTHOR = ["shareLink"];

it("every document type has a rule for who may write it, and no rule is left for a removed type", () => {
  const ruled = Object.entries(file.types).flatMap(([group, types]) => (OWN.includes(group) ? [] : types));
  const names = documentSchemas.map(({name}) => name);
  expect([...ruled, ...BY_AUTHOR].toSorted()).toEqual(names.toSorted());
});
