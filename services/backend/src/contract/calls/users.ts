import {z} from "@hono/zod-openapi";
import {user, userEdit, userPut, userPutQuery} from "../accounts.ts";
import {defineCall, GUARDED, jsonBody, refusal, reply} from "../call.ts";
import {sharedUser} from "../sharing.ts";

const tags = ["user"];
const params = z.object({id: z.string().max(64).openapi({description: "An account's id, or `me`"})});
const STAFF_CHANGE_REFUSALS = {
  200: reply(user),
  400: refusal("invalid"),
  ...GUARDED,
  403: refusal("forbidden", "step_up_required"),
  409: refusal("conflict", "user_name_taken"),
  422: refusal("wrong_password"),
  429: refusal("rate_limited"),
};

export const get = defineCall({
  action: "person.read",
  method: "get",
  path: "/b/api/v1/users/{id}",
  tags,
  summary: "One's own account; of others what they share",
  request: {params},
  responses: {200: reply(z.union([user, sharedUser])), ...GUARDED},
});

export const put = defineCall({
  action: "user.write",
  method: "put",
  path: "/b/api/v1/users/{id}",
  tags,
  summary: "Replace exactly the fields listed in `fields`; `password` alone sets a new one",
  request: {params, query: userPutQuery, body: jsonBody(userPut)},
  responses: STAFF_CHANGE_REFUSALS,
});

export const patch = defineCall({
  action: "user.write",
  method: "patch",
  path: "/b/api/v1/users/{id}",
  tags,
  summary: "Change the fields that are given",
  request: {params, body: jsonBody(userEdit)},
  responses: STAFF_CHANGE_REFUSALS,
});
