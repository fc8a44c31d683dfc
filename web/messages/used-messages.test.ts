import {globSync, readFileSync} from "node:fs";
import {RUN_TYPES} from "@gradus/backend/contract/activity-values";
import {EVENT_KINDS} from "@gradus/backend/contract/event-values";
import {LIBRARY_LEVELS} from "@gradus/backend/contract/library-values";
import {PLAN_CHANGE_RULES, PLAN_STATES} from "@gradus/backend/contract/plan-values";
import {SECURITY_EVENTS} from "@gradus/backend/contract/security-events";
import {MOVE_SCOPES, SKIP_REASONS, WORKOUT_TYPES} from "@gradus/backend/contract/workout-values";
import {PHASE_NAMES} from "@gradus/training/plans/plan";
import {INTENSITY_CLASSES} from "@gradus/training/workouts/workout";
import {expect, it} from "vitest";
import type {MessageKey} from "@/i18n/message-types";
import {createTestTranslator} from "@/testing/create-test-translator";
import {listTags} from "./placeholders.ts";
import {listMessages, readCatalogue} from "./read-catalogue.ts";

const KEYS = listMessages(readCatalogue("en")).map(([key]) => key);

const sources = globSync("src/**/*.{ts,tsx}", {cwd: new URL("..", import.meta.url)})
  .filter((path) => !/\.test\.tsx?$|^src\/testing\//.test(path))
  .map((path) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8"))
  .join("\n");

const written = new Set([...sources.matchAll(/"(\w+(?:\.\w+)+)"/g)].map(([, key = ""]) => key));
const words = new Set([...sources.matchAll(/\w+/g)].map(([word]) => word));
/** Names that occur only in the contract. */
const contract = new Set<string>([
  ...SECURITY_EVENTS.map((event) => event.replace(".", "_")),
  ...RUN_TYPES,
  ...EVENT_KINDS,
  ...LIBRARY_LEVELS,
  ...PLAN_CHANGE_RULES,
  ...PLAN_STATES,
  ...PHASE_NAMES,
  ...MOVE_SCOPES,
  ...SKIP_REASONS,
  ...WORKOUT_TYPES,
  ...INTENSITY_CLASSES,
]);
/** Keys put together from a name, as in `account.${section}`, up to that name. */
const beginnings = [...sources.matchAll(/`(\w+\.[\w.]*)\$\{[^`}]*\}`/g)].map(([, start = ""]) => start);

/** Only a name the sources know can stand at the end of a key that is put together. */
function isPutTogether(key: string): boolean {
  return beginnings.some((start) => {
    const name = key.startsWith(start) ? key.slice(start.length) : "";
    return words.has(name) || contract.has(name);
  });
}

it("every message is used somewhere", () => {
  expect(KEYS.filter((key) => !written.has(key) && !isPutTogether(key))).toEqual([]);
});

it("detects a message that is never used", () => {
  for (const key of ["common.saidByNobody", "account.saidByNobody", "securityLog.saidByNobody"]) {
    expect(written.has(key) || isPutTogether(key)).toBe(false);
  }
});

it("every used message exists: a key is a type, and an unknown key throws as well", () => {
  // @ts-expect-error: a message that is in no catalogue
  const unknown: MessageKey = "common.gone";
  expect(() => createTestTranslator("en")(unknown)).toThrow("common.gone");
});

it("a message with tags is rendered by t.rich alone, with a function for each tag", () => {
  const tagged = listMessages(readCatalogue("en")).filter(([, message]) => listTags(message).length > 0);
  expect(tagged.length).toBeGreaterThan(0);
  for (const [key, message] of tagged) {
    const rich = new RegExp(`\\.rich\\(\\s*"${key}"[\\s\\S]{0,600}`).exec(sources)?.[0] ?? "";
    expect(sources, key).not.toMatch(new RegExp(`\\bt\\(\\s*"${key}"`));
    for (const tag of listTags(message)) expect(rich, key).toContain(`${tag}: (`);
  }
});
