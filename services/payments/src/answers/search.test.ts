import {expect, it} from "vitest";
import {search} from "./search.ts";

const POD = {name: "Pod", email: null, created: 20, metadata: {sku: "pod"}};
const DUO = {name: "Duo of pods", email: "a@example.com", created: 10, metadata: {sku: "duo"}};

it.each([
  [`name:"pod"`, [POD]],
  [`name~"pod"`, [POD, DUO]],
  [`metadata["sku"]:"duo"`, [DUO]],
  [`metadata['sku']:'duo'`, [DUO]],
  [`-metadata["sku"]:"duo"`, [POD]],
  [`created>10`, [POD]],
  [`created>=10 AND created<20`, [DUO]],
  [`name:"pod" OR created:10`, [POD, DUO]],
  [`email:null`, [POD]],
  [`-email:null name~"duo"`, [DUO]],
])("%s", (query, found) => {
  expect(search(query, [POD, DUO])).toEqual(found);
});

it.each([`name:"a" AND name:"b" OR name:"c"`, `name`, `name:"open`])("%s is not understood", (query) => {
  expect(() => search(query, [POD])).toThrow();
});
