import {cancellationStatement, statementReply, withdrawalStatement} from "../../contract/statements.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {jsonBody, refusal, reply} from "../../core/http/describe.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {receiveCancellation, receiveWithdrawal, type StatementDeps} from "./record-statement.ts";

export interface StatementRouteDeps extends StatementDeps, ClientAddressDeps {}

const STATEMENTS = {burst: 5, perMinute: 5};
const ANSWERS = {202: reply(statementReply), 400: refusal("invalid"), 429: refusal("rate_limited")};

const withdrawalRoute = defineRoute("public", null, {
  method: "post",
  path: "/withdrawals",
  tags: ["returns"],
  summary:
    "Withdraw from a contract by the number of its order; the answer is the same for every number and address",
  request: {body: jsonBody(withdrawalStatement)},
  responses: ANSWERS,
});

const cancellationRoute = defineRoute("public", null, {
  method: "post",
  path: "/cancellations",
  tags: ["returns"],
  summary: "Cancel a contract that runs on; it counts from its receipt, and a person carries it out",
  request: {body: jsonBody(cancellationStatement)},
  responses: ANSWERS,
});

/** What people declare about a contract without an account, below `/canyon`. */
export function statementRoutes(deps: StatementRouteDeps) {
  return createApi()
    .openapi(withdrawalRoute, async (c) => {
      await limitVisitor(deps, "statement", clientAddress(c, deps), STATEMENTS);
      return c.json({data: await receiveWithdrawal(deps, c.req.valid("json"))}, 202);
    })
    .openapi(cancellationRoute, async (c) => {
      await limitVisitor(deps, "statement", clientAddress(c, deps), STATEMENTS);
      return c.json({data: await receiveCancellation(deps, c.req.valid("json"))}, 202);
    });
}
