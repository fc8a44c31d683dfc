import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import * as calls from "../../contract/calls/membership.ts";
import {createApi} from "../../core/http/api.ts";
import {callerAsOwner, defineRoute, ownerInPath, requireUser} from "../../core/http/define-route.ts";
import {limitSubject} from "../../core/rate-limit/limit-visitor.ts";
import {claimGift} from "../gifts/claim-gift.ts";
import {toGift} from "../gifts/list-gifts.ts";
import type {SubscriptionRow} from "../subscriptions/subscription-repository.ts";
import {cancelMembership, reactivateMembership} from "./change-membership.ts";
import {listInvoices, readDuePayment} from "./list-invoices.ts";
import type {MembershipDeps} from "./membership-deps.ts";
import {openPortal} from "./open-portal.ts";
import {membershipName, readMembership} from "./read-membership.ts";
import {toSubscription} from "./to-subscription.ts";

const ofUserRoute = defineRoute(calls.ofUser, ownerInPath);
const ownRoute = defineRoute(calls.ofCaller, callerAsOwner);
const cancelRoute = defineRoute(calls.cancel, ownerInPath);
const reactivateRoute = defineRoute(calls.reactivate, ownerInPath);
const portalRoute = defineRoute(calls.portal, ownerInPath);
const invoicesRoute = defineRoute(calls.invoices, ownerInPath);
const paymentRoute = defineRoute(calls.payment, ownerInPath);

/** Rate limit for claims: codes cannot be guessed, and no user needs to enter one more often. */
const CLAIMS = {burst: 5, perMinute: 5 / 60};

const claimRoute = defineRoute(calls.claim, callerAsOwner);

export function membershipRoutes(deps: MembershipDeps) {
  const show = async (row: SubscriptionRow, user_id: string) => {
    const person = await createAccountRepository(deps.db).get(user_id, deps.now());
    return toSubscription(row, await membershipName(deps, person?.locale ?? row.locale), deps.now());
  };
  return createApi()
    .openapi(claimRoute, async (c) => {
      const {id} = requireUser(c);
      await limitSubject(deps, "gift-claim", id, CLAIMS);
      const row = await claimGift(deps, id, c.req.valid("json"));
      const gift = await toGift(deps.db, row, deps.now());
      return c.json({data: {gift, membership: await readMembership(deps, id)}}, 200);
    })
    .openapi(ofUserRoute, async (c) => c.json({data: await readMembership(deps, c.var.owner)}, 200))
    .openapi(ownRoute, async (c) => c.json({data: await readMembership(deps, requireUser(c).id)}, 200))
    .openapi(cancelRoute, async (c) => {
      const {row, ...rest} = await cancelMembership(deps, c.var.owner, c.req.valid("json"));
      return c.json({data: {...rest, subscription: await show(row, c.var.owner)}}, 200);
    })
    .openapi(reactivateRoute, async (c) => {
      const row = await reactivateMembership(deps, c.var.owner);
      return c.json({data: {subscription: await show(row, c.var.owner)}}, 200);
    })
    .openapi(portalRoute, async (c) => {
      return c.json({data: await openPortal(deps, c.var.owner, c.req.valid("json"))}, 200);
    })
    .openapi(invoicesRoute, async (c) => c.json({data: await listInvoices(deps, c.var.owner)}, 200))
    .openapi(paymentRoute, async (c) => c.json({data: await readDuePayment(deps, c.var.owner)}, 200));
}
