import * as calls from "../../contract/calls/agreements.ts";
import {requireStaff} from "../../core/content/require-staff.ts";
import type {IdentifyStaff} from "../../core/content/staff.ts";
import type {Secret} from "../../core/crypto/secret.ts";
import {AppError} from "../../core/errors.ts";
import {createApi} from "../../core/http/api.ts";
import {type ClientAddressDeps, clientAddress} from "../../core/http/client-address.ts";
import {defineRoute} from "../../core/http/define-route.ts";
import {requireToken} from "../../core/rate-limit/rate-limit.ts";
import {requireLegalStaff} from "../versions/rights.ts";
import {createAgreementRepository} from "./agreement-repository.ts";
import {type AgreementDeps, recordAgreement} from "./record-agreement.ts";

export interface AgreementRouteDeps extends AgreementDeps, ClientAddressDeps {
  readonly identifyStaff: IdentifyStaff;
  readonly secret: Secret;
}

const VISITOR_LIMIT = {burst: 10, perMinute: 10};
/** Shared by everything on this machine that names no visitor. */
const LOCAL_LIMIT = {burst: 120, perMinute: 120};

const recordRoute = defineRoute(calls.record, null);
const listRoute = defineRoute(calls.list, null);

export function agreementRoutes(deps: AgreementRouteDeps) {
  const agreements = createAgreementRepository(deps.db);
  return createApi()
    .openapi(recordRoute, async (c) => {
      const address = clientAddress(c, deps);
      const key = deps.secret.sign("rate-agreement", address ?? "local");
      await requireToken(deps.db, key, address ? VISITOR_LIMIT : LOCAL_LIMIT, deps.now());
      const id = await recordAgreement(deps, c.req.valid("json"), {user: null, order: null});
      return c.json({data: {id}}, 201);
    })
    .openapi(listRoute, async (c) => {
      requireLegalStaff(await requireStaff(c, deps.identifyStaff));
      const {user, order} = c.req.valid("query");
      if (order !== undefined) return c.json({data: {agreements: await agreements.listOfOrder(order)}}, 200);
      if (user !== undefined) return c.json({data: {agreements: await agreements.listOfUser(user)}}, 200);
      throw new AppError("invalid", "Name a user or an order", {
        field_errors: {user: "required", order: "required"},
      });
    });
}
