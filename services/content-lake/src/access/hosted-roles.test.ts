import {parse} from "groq-js";
import {expect, it} from "vitest";
import {toHostedRoles} from "./hosted-roles.ts";
import {listRoleNames, readRoles} from "./roles.ts";

const PATH = new URL("roles.json", import.meta.url);
const findRole = readRoles(PATH);
const names = listRoleNames(PATH).map((name) => name.replace("{locale}", "fr"));
const {permissions, roles} = toHostedRoles(names.flatMap((name) => findRole(name) ?? []));

/** Filter and mode of each right, combined as an administrator who sets the role up reads them. */
function rightsOf(name: string): string[] {
  const role = roles.find((entry) => entry.name === name);
  return (role?.permissions ?? []).map((right) => {
    const filter = permissions.find((entry) => entry.name === right.name)?.config.filter;
    return `${right.params.mode}: ${filter}`;
  });
}

it("hosted roles express with modes the rights that the lake expresses with document IDs", () => {
  expect(permissions.filter(({config}) => /drafts\.|versions\./.test(config.filter))).toEqual([]);
  expect(rightsOf("translator-fr")).toContainEqual(expect.stringMatching(/^create: .*locale == "fr"$/));
  expect(rightsOf("publisher-fr")).toContainEqual(expect.stringMatching(/^publish: .*locale == "fr"$/));
  expect(rightsOf("legalAuthor")).toContain(
    'create: _type in ["legalVersion", "legalText"] && sealed != true',
  );
  expect(rightsOf("editor").filter((right) => right.startsWith("publish"))).toEqual([
    'publish: _type == "sanity.previewUrlSecret"',
    'publish: _type == "shareLink" && createdBy == identity()',
    'publish: _type in ["sanity.imageAsset","sanity.fileAsset"]',
  ]);
});

it("every filter is one the hosted service can read, and is named once", () => {
  for (const {config} of permissions) expect(() => parse(`*[${config.filter}]`), config.filter).not.toThrow();
  expect(new Set(permissions.map(({config}) => config.filter)).size).toBe(permissions.length);
});

it("names what a filter cannot carry", () => {
  const limits = (name: string) => roles.find((entry) => entry.name === name)?.notCarried.join(" ");
  expect(limits("translator-fr")).toContain('not only in "fr"');
  expect(limits("legalReviewer")).toContain("create only");
  expect(limits("administrator")).toContain("the notary");
});

it("makes nothing for what every project has", () => {
  const builtIn = roles.filter((role) => role.builtIn !== null);
  expect(builtIn.map(({name}) => name)).toEqual(["administrator", "operator", "viewer"]);
  expect(builtIn.flatMap((role) => role.permissions)).toEqual([]);
});
