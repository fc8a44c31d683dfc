import {z} from "@hono/zod-openapi";
import {officeRma, officeRmaList, returnQuery, returnStep} from "../admin-returns.ts";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";

const tags = ["back office"];
const params = z.object({rma_id: z.string().max(64)});

export const list = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/returns",
  tags,
  summary: "Returns, the newest first",
  request: {query: returnQuery},
  responses: {200: reply(officeRmaList), ...STAFF_READ_REFUSALS},
});

export const read = defineCall({
  action: "office.read",
  method: "get",
  path: "/canyon/admin/returns/{rma_id}",
  tags,
  summary: "One return, with what is to be given back for what came",
  request: {params},
  responses: {200: reply(officeRma), ...STAFF_READ_REFUSALS},
});

export const change = defineCall({
  action: "office.return",
  method: "patch",
  path: "/canyon/admin/returns/{rma_id}",
  tags,
  summary: "Take a return one step on",
  request: {params, body: jsonBody(returnStep)},
  responses: {
    200: reply(officeRma),
    ...STAFF_CHANGE_REFUSALS,
    422: refusal("not_editable", "qty_exceeds", "no_return_address"),
  },
});
