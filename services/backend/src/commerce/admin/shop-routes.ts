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
} from "../../contract/admin-shop.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {CHANGED, clerkAtWork, type OfficeDeps, READ, recordRead} from "./office.ts";
import {changePrice, listPrices} from "./prices.ts";
import {listProducts, syncProducts} from "./products.ts";
import {addCode, listCodes, switchCode} from "./promotion-codes.ts";
import {changeStock, listStock} from "./shelves.ts";

const tags = ["back office"];
const AWAY = {503: refusal("payment_unavailable")};

const stockRoute = defineRoute("office.shop", null, {
  method: "get",
  path: "/stock",
  tags,
  summary: "What lies on the shelves, and what of it is kept for somebody",
  responses: {200: reply(stockList), ...READ},
});

const adjustRoute = defineRoute("office.shop", null, {
  method: "post",
  path: "/stock/adjust",
  tags,
  summary: "Change what lies on a shelf, with a code and a reason",
  request: {body: jsonBody(stockChange)},
  responses: {200: reply(stockRow), ...CHANGED, 409: refusal("out_of_stock")},
});

const pricesRoute = defineRoute("office.shop", null, {
  method: "get",
  path: "/prices",
  tags,
  summary: "What everything costs, now and later",
  responses: {200: reply(officePriceList), ...READ},
});

const priceRoute = defineRoute("office.shop", null, {
  method: "put",
  path: "/prices",
  tags,
  summary: "Let something cost something else from now on",
  request: {body: jsonBody(newPrice)},
  responses: {200: reply(officePrice), ...CHANGED, 409: refusal("conflict")},
});

const productsRoute = defineRoute("office.shop", null, {
  method: "get",
  path: "/products",
  tags,
  summary: "What is sold, and where the provider's catalogue says something else",
  responses: {200: reply(officeProducts), ...READ, ...AWAY},
});

const syncRoute = defineRoute("office.shop", null, {
  method: "post",
  path: "/products/sync",
  tags,
  summary: "Compare the provider's catalogue with ours; with `apply`, put it right",
  request: {body: jsonBody(syncRequest)},
  responses: {200: reply(syncReply), ...CHANGED, ...AWAY},
});

const codesRoute = defineRoute("office.shop", null, {
  method: "get",
  path: "/promotion-codes",
  tags,
  summary: "Promotion codes with what became of them",
  request: {query: codeQuery},
  responses: {200: reply(codeList), ...READ, 409: refusal("conflict"), ...AWAY},
});

const addCodeRoute = defineRoute("office.shop", null, {
  method: "post",
  path: "/promotion-codes",
  tags,
  summary: "Make a promotion code",
  request: {body: jsonBody(newCode)},
  responses: {201: reply(officeCode), ...CHANGED, 409: refusal("conflict"), ...AWAY},
});

const switchRoute = defineRoute("office.shop", null, {
  method: "patch",
  path: "/promotion-codes/{id}",
  tags,
  summary: "Switch a promotion code off or on",
  request: {params: z.object({id: z.string().max(64)}), body: jsonBody(codeChange)},
  responses: {200: reply(officeCode), ...CHANGED, 409: refusal("conflict"), ...AWAY},
});

/** What is sold, for how much and how many there are, below `/canyon/admin`. */
export function officeShopRoutes(deps: OfficeDeps) {
  return createApi()
    .openapi(stockRoute, async (c) => {
      await recordRead(deps, c, "stock.list", "all");
      return c.json({data: await listStock(deps.db)}, 200);
    })
    .openapi(adjustRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      return c.json({data: await changeStock(deps, clerk, c.req.valid("json"))}, 200);
    })
    .openapi(pricesRoute, async (c) => {
      await recordRead(deps, c, "price.list", "all");
      return c.json({data: await listPrices(deps)}, 200);
    })
    .openapi(priceRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      return c.json({data: await changePrice(deps, clerk, c.req.valid("json"))}, 200);
    })
    .openapi(productsRoute, async (c) => {
      await recordRead(deps, c, "product.list", "all");
      return c.json({data: await listProducts(deps)}, 200);
    })
    .openapi(syncRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      return c.json({data: await syncProducts(deps, clerk, c.req.valid("json"))}, 200);
    })
    .openapi(codesRoute, async (c) => {
      await recordRead(deps, c, "promotion.list", "all");
      return c.json({data: await listCodes(deps, c.req.valid("query"))}, 200);
    })
    .openapi(addCodeRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      return c.json({data: await addCode(deps, clerk, c.req.valid("json"))}, 201);
    })
    .openapi(switchRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {id} = c.req.valid("param");
      return c.json({data: await switchCode(deps, clerk, id, c.req.valid("json"))}, 200);
    });
}
