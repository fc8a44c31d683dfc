import {z} from "@hono/zod-openapi";
import {defineCall, refusal, reply} from "../call.ts";
import {regionReply} from "../markets.ts";

export const getRegion = defineCall({
  action: "public",
  method: "get",
  path: "/b/region",
  tags: ["markets"],
  summary:
    "The region that serves a country, `int` for countries without one, with its first language and its currency",
  request: {
    query: z.object({
      country: z
        .string()
        .regex(/^[A-Za-z]{2}$/, "An ISO 3166 code has two letters")
        .openapi({example: "DE"}),
    }),
  },
  responses: {200: reply(regionReply), 400: refusal("invalid")},
});
