import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {catalog} from "../catalog.ts";

export const getCatalog = defineCall({
  action: "public",
  method: "get",
  path: "/canyon/catalog",
  tags: ["store"],
  summary: "What a region sells, with prices in minor units, offers and stock",
  request: {
    query: z.object({
      region: z.string().openapi({example: "de"}),
      locale: z.string().openapi({example: "de"}),
    }),
  },
  responses: {200: reply(catalog), 400: refusal("invalid")},
});
