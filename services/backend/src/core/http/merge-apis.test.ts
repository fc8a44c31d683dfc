import {createRoute, z} from "@hono/zod-openapi";
import {expect, it} from "vitest";
import {createApi} from "./api.ts";
import {mergeApis} from "./merge-apis.ts";

const responses = {200: {description: "The handler", content: {"text/plain": {schema: z.string()}}}};

const api = (path: string) =>
  createApi().openapi(createRoute({method: "get", path, responses}), (c) => c.text(path, 200));

it("a path of words is never read as a parameter, in whatever order the APIs are given", async () => {
  const apis = [api("/users/{id}"), api("/users/{id}/plans"), api("/users/estimate"), api("/users/me/plans")];
  for (const apiList of [apis, apis.toReversed()]) {
    const app = mergeApis(apiList);
    const get = async (path: string) => (await app.request(path)).text();
    expect(await get("/users/estimate")).toBe("/users/estimate");
    expect(await get("/users/me/plans")).toBe("/users/me/plans");
    expect(await get("/users/42")).toBe("/users/{id}");
    expect(await get("/users/42/plans")).toBe("/users/{id}/plans");
  }
});

it("the document lists the calls in the order in which they are given", () => {
  const {definitions} = mergeApis([api("/b/{id}"), api("/a")]).openAPIRegistry;
  const paths = definitions.flatMap((definition) =>
    definition.type === "route" ? definition.route.path : [],
  );
  expect(paths).toEqual(["/b/{id}", "/a"]);
});
