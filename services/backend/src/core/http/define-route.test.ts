import {createRoute} from "@hono/zod-openapi";
import {expect, it} from "vitest";
import {createApi} from "./api.ts";
import {defineRoute, requireActions} from "./define-route.ts";

const route = {method: "get", path: "/things", responses: {200: {description: "Things"}}} as const;

it("a route that names no action does not start", () => {
  const app = createApi().openapi(createRoute(route), (c) => c.body(null, 200));
  expect(() => requireActions(app)).toThrow("These routes name no action: GET /things");
});

it("a route that names one does, wherever it is mounted", () => {
  const inner = createApi().openapi(defineRoute("public", null, route), (c) => c.body(null, 200));
  const app = createApi();
  app.route("/b", inner);
  expect(() => requireActions(app)).not.toThrow();
});
