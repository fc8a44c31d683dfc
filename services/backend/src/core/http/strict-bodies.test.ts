import {drizzle} from "drizzle-orm/pglite";
import {expect, it} from "vitest";
import {z} from "zod";
import {createTestApp} from "../../../test/test-app.ts";

const {openAPIRegistry} = createTestApp(drizzle.mock()).app;
const described = z.object({
  body: z.object({
    content: z.object({"application/json": z.object({schema: z.instanceof(z.ZodType)}).optional()}),
  }),
});

const BODIES = openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== "route") return [];
  const {method, path, request} = definition.route;
  const schema = described.safeParse(request).data?.body.content["application/json"]?.schema;
  const choices = schema instanceof z.ZodDiscriminatedUnion ? schema.options : schema ? [schema] : [];
  return choices.map((choice) => [`${method.toUpperCase()} ${path}`, choice] as const);
});

/** Fields that a caller could try to grant themselves. */
const NOT_OURS = {roles: ["admin"], is_demo: true, token_version: 0, password_hash: "x", deleted_at: null};

it("there are bodies to look at", () => {
  expect(BODIES.length).toBeGreaterThan(20);
});

it.each(BODIES)("%s takes no field that it does not name", (_call, schema) => {
  const refused = JSON.stringify(z.safeParse(schema, NOT_OURS).error?.issues);
  for (const field of Object.keys(NOT_OURS)) expect(refused, field).toContain(field);
});
