import {createRoute, z} from "@hono/zod-openapi";
import {expect, it} from "vitest";
import {defineCall, reply} from "../../contract/call.ts";
import {createApi} from "./api.ts";
import {defineRoute, requireActions} from "./define-route.ts";

const route = {method: "get", path: "/things", responses: {200: {description: "Things"}}} as const;

it("a route that names no action does not start", () => {
  const app = createApi().openapi(createRoute(route), (c) => c.body(null, 200));
  expect(() => requireActions(app)).toThrow("These routes name no action: GET /things");
});

it("a route that names one does, wherever it is mounted", () => {
  const inner = createApi().openapi(defineRoute({...route, action: "public"}, null), (c) =>
    c.body(null, 200),
  );
  const app = createApi();
  app.route("/b", inner);
  expect(() => requireActions(app)).not.toThrow();
});

it("a call and its handler are all that an endpoint needs", async () => {
  const open = defineCall({
    action: "public",
    method: "get",
    path: "/b/weather/{town}",
    summary: "How it is outside",
    request: {params: z.object({town: z.string()})},
    responses: {200: reply(z.object({degrees: z.number()}))},
  });
  const app = createApi().openapi(defineRoute(open, null), (c) =>
    c.json({data: {degrees: c.req.valid("param").town.length}}, 200),
  );
  requireActions(app);
  const [definition] = app.openAPIRegistry.definitions;
  expect(definition).toMatchObject({
    type: "route",
    route: {path: "/b/weather/{town}", summary: "How it is outside", "x-action": "public"},
  });
  expect(definition).not.toHaveProperty("route.action");
});
