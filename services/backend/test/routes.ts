import {z} from "zod";
import type {createTestApp} from "./test-app.ts";

const route = z.object({
  "x-action": z.string(),
  security: z.array(z.unknown()).default([]),
  responses: z.record(z.string(), z.object({description: z.string()})),
});
const document = z.object({paths: z.record(z.string(), z.record(z.string(), route))});

/** Every route of the app, as its own document lists it. */
export async function listRoutes({get}: Pick<ReturnType<typeof createTestApp>, "get">) {
  const {paths} = document.parse(await (await get("/b/openapi.json")).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, {"x-action": action, security, responses}]) => ({
      path,
      method,
      action,
      /** Whether the route requires a user's bearer token. */
      isGuarded: security.length > 0,
      /** The codes it refuses with, by its description. */
      refusals: Object.entries(responses).flatMap(([status, {description}]) =>
        Number(status) < 400 ? [] : description.split(" or "),
      ),
    })),
  );
}
