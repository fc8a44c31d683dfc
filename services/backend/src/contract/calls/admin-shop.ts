import {z} from "@hono/zod-openapi";
import {
  codeChange,
  codeList,
  codeQuery,
  newCode,
  newPrice,
  officeCode,
  officePrice,
  officePriceList,
  officeProducts,
  stockChange,
  stockList,
  stockRow,
  syncReply,
  syncRequest,
} from "../admin-shop.ts";
import {defineCall, jsonBody, refusal, reply, STAFF_CHANGE_REFUSALS, STAFF_READ_REFUSALS} from "../call.ts";

const tags = ["back office"];
const PROVIDER_REFUSALS = {503: refusal("payment_unavailable")};

export const stock = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/stock",
  tags,
  summary: "What lies on the shelves, and what of it is kept for somebody",
  responses: {200: reply(stockList), ...STAFF_READ_REFUSALS},
});

export const adjust = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/stock/adjust",
  tags,
  summary: "Change what lies on a shelf, with a code and a reason",
  request: {body: jsonBody(stockChange)},
  responses: {200: reply(stockRow), ...STAFF_CHANGE_REFUSALS, 409: refusal("out_of_stock")},
});

export const prices = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/prices",
  tags,
  summary: "What everything costs, now and later",
  responses: {200: reply(officePriceList), ...STAFF_READ_REFUSALS},
});

export const price = defineCall({
  action: "office.shop",
  method: "put",
  path: "/canyon/admin/prices",
  tags,
  summary: "Let something cost something else from now on",
  request: {body: jsonBody(newPrice)},
  responses: {200: reply(officePrice), ...STAFF_CHANGE_REFUSALS, 409: refusal("conflict")},
});

export const products = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/products",
  tags,
  summary: "What is sold, and where the provider's catalogue says something else",
  responses: {200: reply(officeProducts), ...STAFF_READ_REFUSALS, ...PROVIDER_REFUSALS},
});

export const sync = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/products/sync",
  tags,
  summary: "Compare the provider's catalogue with ours; with `apply`, put it right",
  request: {body: jsonBody(syncRequest)},
  responses: {200: reply(syncReply), ...STAFF_CHANGE_REFUSALS, ...PROVIDER_REFUSALS},
});

export const codes = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/promotion-codes",
  tags,
  summary: "Promotion codes with what became of them",
  request: {query: codeQuery},
  responses: {200: reply(codeList), ...STAFF_READ_REFUSALS, 409: refusal("conflict"), ...PROVIDER_REFUSALS},
});

export const addCode = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/promotion-codes",
  tags,
  summary: "Make a promotion code",
  request: {body: jsonBody(newCode)},
  responses: {
    201: reply(officeCode),
    ...STAFF_CHANGE_REFUSALS,
    409: refusal("conflict"),
    ...PROVIDER_REFUSALS,
  },
});

export const switchCode = defineCall({
  action: "office.shop",
  method: "patch",
  path: "/canyon/admin/promotion-codes/{id}",
  tags,
  summary: "Switch a promotion code off or on",
  request: {params: z.object({id: z.string().max(64)}), body: jsonBody(codeChange)},
  responses: {
    200: reply(officeCode),
    ...STAFF_CHANGE_REFUSALS,
    409: refusal("conflict"),
    ...PROVIDER_REFUSALS,
  },
});
