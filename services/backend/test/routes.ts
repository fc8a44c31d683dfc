import {z} from "zod";
import type {createTestApp} from "./test-app.ts";

const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({"x-action": z.string(), security: z.array(z.unknown()).default([])}).loose(),
    ),
  ),
});

/** Every route of the app, as its own document lists it. */
export async function listRoutes({get}: Pick<ReturnType<typeof createTestApp>, "get">) {
  const {paths} = document.parse(await (await get("/b/openapi.json")).json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, route]) => ({
      path,
      method,
      action: route["x-action"],
      /** Only with a bearer of somebody. */
      isGuarded: route.security.length > 0,
    })),
  );
}
