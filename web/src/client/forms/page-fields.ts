import type {FieldCode} from "@gradus/backend/contract/field-code";
import type {Reply} from "../session/reply";

/** Where a field of the wire stands on our pages, when its name differs. */
const PAGE_FIELDS: Readonly<Record<string, string>> = {
  goal_race: "goal_kind",
  "goal_race.date": "goal_date",
  "goal_race.name": "goal_name",
};

export function pageFields(
  errors: Readonly<Record<string, FieldCode>>,
  more: Readonly<Record<string, string>> = {},
): Readonly<Record<string, FieldCode>> {
  const names = {...PAGE_FIELDS, ...more};
  return Object.fromEntries(Object.entries(errors).map(([field, code]) => [names[field] ?? field, code]));
}

export function namedAsOnPage<T>(reply: Reply<T>): Reply<T> {
  if (reply.ok || !reply.err.field_errors) return reply;
  return {...reply, err: {...reply.err, field_errors: pageFields(reply.err.field_errors)}};
}
