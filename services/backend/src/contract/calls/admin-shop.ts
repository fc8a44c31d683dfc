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
import {CHANGED, defineCall, jsonBody, READ, refusal, reply} from "../call.ts";

const tags = ["back office"];
const AWAY = {503: refusal("payment_unavailable")};

export const stock = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/stock",
  tags,
  summary: "What lies on the shelves, and what of it is kept for somebody",
  responses: {200: reply(stockList), ...READ},
});

export const adjust = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/stock/adjust",
  tags,
  summary: "Change what lies on a shelf, with a code and a reason",
  request: {body: jsonBody(stockChange)},
  responses: {200: reply(stockRow), ...CHANGED, 409: refusal("out_of_stock")},
});

export const prices = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/prices",
  tags,
  summary: "What everything costs, now and later",
  responses: {200: reply(officePriceList), ...READ},
});

export const price = defineCall({
  action: "office.shop",
  method: "put",
  path: "/canyon/admin/prices",
  tags,
  summary: "Let something cost something else from now on",
  request: {body: jsonBody(newPrice)},
  responses: {200: reply(officePrice), ...CHANGED, 409: refusal("conflict")},
});

export const products = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/products",
  tags,
  summary: "What is sold, and where the provider's catalogue says something else",
  responses: {200: reply(officeProducts), ...READ, ...AWAY},
});

export const sync = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/products/sync",
  tags,
  summary: "Compare the provider's catalogue with ours; with `apply`, put it right",
  request: {body: jsonBody(syncRequest)},
  responses: {200: reply(syncReply), ...CHANGED, ...AWAY},
});

export const codes = defineCall({
  action: "office.shop",
  method: "get",
  path: "/canyon/admin/promotion-codes",
  tags,
  summary: "Promotion codes with what became of them",
  request: {query: codeQuery},
  responses: {200: reply(codeList), ...READ, 409: refusal("conflict"), ...AWAY},
});

export const addCode = defineCall({
  action: "office.shop",
  method: "post",
  path: "/canyon/admin/promotion-codes",
  tags,
  summary: "Make a promotion code",
  request: {body: jsonBody(newCode)},
  responses: {201: reply(officeCode), ...CHANGED, 409: refusal("conflict"), ...AWAY},
});

export const switchCode = defineCall({
  action: "office.shop",
  method: "patch",
  path: "/canyon/admin/promotion-codes/{id}",
  tags,
  summary: "Switch a promotion code off or on",
  request: {params: z.object({id: z.string().max(64)}), body: jsonBody(codeChange)},
  responses: {200: reply(officeCode), ...CHANGED, 409: refusal("conflict"), ...AWAY},
});
