import {LOCALES} from "@gradus/schemas/markets";
import {toHostedRoles} from "../access/hosted-roles.ts";
import {OPERATOR} from "../access/people.ts";
import {listRoleNames, readRoles} from "../access/roles.ts";

const PATH = new URL("../access/roles.json", import.meta.url);

/** The role table as the hosted service takes it: JSON with named document filters and the roles that use them. */
export function printHostedRoles(): string {
  const findRole = readRoles(PATH);
  const names = listRoleNames(PATH)
    .filter((name) => !OPERATOR.roles.includes(name))
    .flatMap((name) =>
      name.endsWith("{locale}") ? LOCALES.map((locale) => name.replace("{locale}", locale)) : name,
    );
  return JSON.stringify(toHostedRoles(names.flatMap((name) => findRole(name) ?? [])), null, 2);
}
