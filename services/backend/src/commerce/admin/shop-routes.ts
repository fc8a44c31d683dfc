import * as calls from "../../contract/calls/admin-shop.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {changePrice, listPrices} from "./prices.ts";
import {listProducts, syncProducts} from "./products.ts";
import {addCode, listCodes, switchCode} from "./promotion-codes.ts";
import {auditRead, freshStaffMember, type OfficeDeps} from "./staff-member.ts";
import {changeStock, listStock} from "./stock.ts";

const stockRoute = defineRoute(calls.stock, null);
const adjustRoute = defineRoute(calls.adjust, null);
const pricesRoute = defineRoute(calls.prices, null);
const priceRoute = defineRoute(calls.price, null);
const productsRoute = defineRoute(calls.products, null);
const syncRoute = defineRoute(calls.sync, null);
const codesRoute = defineRoute(calls.codes, null);
const addCodeRoute = defineRoute(calls.addCode, null);
const switchRoute = defineRoute(calls.switchCode, null);

export function officeShopRoutes(deps: OfficeDeps) {
  return createApi()
    .openapi(stockRoute, async (c) => {
      await auditRead(deps, c, "stock.list", "all");
      return c.json({data: await listStock(deps.db)}, 200);
    })
    .openapi(adjustRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      return c.json({data: await changeStock(deps, staffMember, c.req.valid("json"))}, 200);
    })
    .openapi(pricesRoute, async (c) => {
      await auditRead(deps, c, "price.list", "all");
      return c.json({data: await listPrices(deps)}, 200);
    })
    .openapi(priceRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      return c.json({data: await changePrice(deps, staffMember, c.req.valid("json"))}, 200);
    })
    .openapi(productsRoute, async (c) => {
      await auditRead(deps, c, "product.list", "all");
      return c.json({data: await listProducts(deps)}, 200);
    })
    .openapi(syncRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      return c.json({data: await syncProducts(deps, staffMember, c.req.valid("json"))}, 200);
    })
    .openapi(codesRoute, async (c) => {
      await auditRead(deps, c, "promotion.list", "all");
      return c.json({data: await listCodes(deps, c.req.valid("query"))}, 200);
    })
    .openapi(addCodeRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      return c.json({data: await addCode(deps, staffMember, c.req.valid("json"))}, 201);
    })
    .openapi(switchRoute, async (c) => {
      const staffMember = freshStaffMember(c, deps);
      const {id} = c.req.valid("param");
      return c.json({data: await switchCode(deps, staffMember, id, c.req.valid("json"))}, 200);
    });
}
