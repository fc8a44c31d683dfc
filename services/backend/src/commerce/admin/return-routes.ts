import {z} from "@hono/zod-openapi";
import {officeRma, officeRmaList, returnQuery, returnStep} from "../../contract/admin-returns.ts";
import type {Db} from "../../core/db/db.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {createOrderRepository} from "../orders/order-repository.ts";
import {type HandleDeps, handleReturn} from "../returns/handle-return.ts";
import {createReturnRepository} from "../returns/return-repository.ts";
import {listOfficeReturns} from "./list-office-returns.ts";
import {CHANGED, clerkAtWork, type OfficeDeps, READ, record, recordRead} from "./office.ts";
import {toOfficeRma} from "./to-office-rma.ts";

const tags = ["back office"];
const params = z.object({rma_id: z.string().max(64)});

const listRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/returns",
  tags,
  summary: "Returns, the newest first",
  request: {query: returnQuery},
  responses: {200: reply(officeRmaList), ...READ},
});

const readRoute = defineRoute("office.read", null, {
  method: "get",
  path: "/returns/{rma_id}",
  tags,
  summary: "One return, with what is to be given back for what came",
  request: {params},
  responses: {200: reply(officeRma), ...READ},
});

const stepRoute = defineRoute("office.return", null, {
  method: "patch",
  path: "/returns/{rma_id}",
  tags,
  summary: "Take a return one step on",
  request: {params, body: jsonBody(returnStep)},
  responses: {
    200: reply(officeRma),
    ...CHANGED,
    422: refusal("not_editable", "qty_exceeds", "no_return_address"),
  },
});

/** What comes back, below `/canyon/admin`. */
export function officeReturnRoutes(deps: OfficeDeps & HandleDeps) {
  const {db} = deps;
  return createApi()
    .openapi(listRoute, async (c) => {
      await recordRead(deps, c, "return.list", "all");
      return c.json({data: await listOfficeReturns(db, c.req.valid("query"), c.var.isMasked)}, 200);
    })
    .openapi(readRoute, async (c) => {
      const {rma_id} = c.req.valid("param");
      const {order, row} = await requireReturn(db, rma_id);
      await recordRead(deps, c, "return.read", rma_id);
      return c.json({data: await toOfficeRma(db, order, row, c.var.isMasked)}, 200);
    })
    .openapi(stepRoute, async (c) => {
      const clerk = clerkAtWork(c, deps);
      const {rma_id} = c.req.valid("param");
      const step = c.req.valid("json");
      await handleReturn(deps, rma_id, {
        step,
        clerk: clerk.id,
        after: (tx, before, after) =>
          record(tx, deps, clerk, {
            action: `return.${step.action}`,
            target: rma_id,
            reason: step.reason,
            before: {status: before.status},
            after: {status: after.status},
          }),
      });
      deps.wakeMail();
      const {order, row} = await requireReturn(db, rma_id);
      return c.json({data: await toOfficeRma(db, order, row, c.var.isMasked)}, 200);
    });
}

async function requireReturn(db: Db, id: string) {
  const row = await createReturnRepository(db).get(id);
  const order = row && (await createOrderRepository(db).get(row.order_id));
  if (!order) throw new AppError("not_found", "Nothing is at this path");
  return {order, row};
}
