import {defineCall, refusal, reply} from "../call.ts";
import {health, readiness} from "../system.ts";

export const readHealth = defineCall({
  action: "public",
  method: "get",
  path: "/health",
  tags: ["system"],
  summary: "The process runs",
  responses: {200: reply(health)},
});

export const ready = defineCall({
  action: "public",
  method: "get",
  path: "/ready",
  tags: ["system"],
  summary: "The process can answer: its database does, and has the tables of this version",
  responses: {200: reply(readiness), 503: refusal("unavailable")},
});
