import * as calls from "../../contract/calls/statements.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {limitVisitor} from "../../core/rate-limit/limit-visitor.ts";
import {receiveCancellation, receiveWithdrawal, type StatementDeps} from "./record-statement.ts";

export interface StatementRouteDeps extends StatementDeps, ClientAddressDeps {}

const STATEMENTS = {burst: 5, perMinute: 5};

const withdrawalRoute = defineRoute(calls.withdrawal, null);
const cancellationRoute = defineRoute(calls.cancellation, null);

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
