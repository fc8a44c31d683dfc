import {type AnyPgColumn, getTableConfig, pgTable, text} from "drizzle-orm/pg-core";
import {expect, it} from "vitest";
import {MODULES} from "../../server/modules.ts";
import {orderForErasure} from "./order-for-erasure.ts";
import type {PersonalTable} from "./personal-table.ts";

const person = pgTable("person", {id: text("id").primaryKey()});
const order = pgTable("order", {
  id: text("id").primaryKey(),
  person: text("person").references(() => person.id),
});
const line = pgTable("line", {order: text("order").references(() => order.id)});
const note = pgTable("note", {id: text("id")});
const change = pgTable("change", {order: text("order").references(() => order.id)});

const entry = (table: PersonalTable["table"], isWrittenByTriggers = false): PersonalTable => ({
  table,
  export: {none: "a test"},
  isWrittenByTriggers,
});
const namesOf = (tables: readonly PersonalTable[]) => tables.map(({table}) => getTableConfig(table).name);

it("puts rows before what they refer to, and keeps the order of the rest", () => {
  const ordered = orderForErasure([entry(note), entry(person), entry(order), entry(line)]);
  expect(namesOf(ordered)).toEqual(["note", "line", "order", "person"]);
});

it("puts what triggers write after all but what it refers to", () => {
  const ordered = orderForErasure([
    entry(change, true),
    entry(order),
    entry(person),
    entry(note),
    entry(line),
  ]);
  expect(namesOf(ordered)).toEqual(["note", "line", "change", "order", "person"]);
});

it("refuses tables that refer to each other in a cycle", () => {
  const first = pgTable("first", {
    id: text("id").primaryKey(),
    of: text("of").references((): AnyPgColumn => second.id),
  });
  const second = pgTable("second", {
    id: text("id").primaryKey(),
    of: text("of").references(() => first.id),
  });
  expect(() => orderForErasure([entry(first), entry(second)])).toThrow("cycle");
});

it("orders the tables of every domain", () => {
  const all = MODULES.flatMap(({personalData = []}) => personalData);
  expect(orderForErasure(all)).toHaveLength(all.length);
});
