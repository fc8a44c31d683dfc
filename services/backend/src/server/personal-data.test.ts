import {getTableName} from "drizzle-orm";
import {getTableConfig, type PgTable} from "drizzle-orm/pg-core";
import {expect, it} from "vitest";
import {listAllTables} from "../../test/all-tables.ts";
import {account} from "../accounts/account/tables.ts";
import {listPersonalData} from "./list-parts.ts";
import {MODULES} from "./modules.ts";

const TABLES = await listAllTables();
const PERSONAL_DATA = listPersonalData(MODULES);
const PERSON =
  /^(user|owner|giver|receiver|actor|author|athlete|runner|viewer|creator)_id$|^users$|_by$|e?mail|_addr$/;
/** Columns with such a name that do not identify a person. */
const NOT_PEOPLE = new Set(["newsletter.mails", "newsletter.mailed_at"]);

/** The columns that identify the person a row belongs to, by their name or by what they reference. */
function personalColumns(table: PgTable) {
  const {columns, foreignKeys} = getTableConfig(table);
  const references = foreignKeys.flatMap((key) => {
    const {foreignTable, columns: own} = key.reference();
    return foreignTable === account ? own.map(({name}) => name) : [];
  });
  return columns
    .map(({name}) => name)
    .filter((name) => PERSON.test(name) || references.includes(name))
    .map((name) => `${getTableName(table)}.${name}`)
    .filter((name) => !NOT_PEOPLE.has(name));
}

it("every table with a column about people is in the list, so that it is copied and erased", () => {
  const listed = new Set(PERSONAL_DATA.map(({table}) => table));
  const forgotten = TABLES.filter((table) => !listed.has(table)).flatMap(personalColumns);
  expect(forgotten).toEqual([]);
});

it("each table is listed once, and is either erased or states why it is kept", () => {
  const names = PERSONAL_DATA.map(({table}) => getTableName(table));
  expect(new Set(names).size).toBe(names.length);
  const undecided = PERSONAL_DATA.filter(({erase, keeps}) => !erase && !keeps);
  expect(undecided.map(({table}) => getTableName(table))).toEqual([]);
});
