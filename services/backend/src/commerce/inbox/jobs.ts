import {defineJobs} from "../../core/module.ts";
import {checkoutParts} from "../checkout/checkout-deps.ts";
import type {CommerceDeps} from "../commerce-deps.ts";
import {followOrder} from "../membership/follow-order.ts";
import {issueMissing} from "../receipts/issue-missing.ts";
import {reconcileNightly} from "../reconcile/reconcile-nightly.ts";
import {tendReturns} from "../returns/tend-returns.ts";
import {COMMERCE_KINDS} from "./job-kinds.ts";
import {tendCheckouts} from "./tend-checkouts.ts";
import {tendMemberships} from "./tend-memberships.ts";
import {workEvent} from "./work-event.ts";

export const commerceJobs = defineJobs(COMMERCE_KINDS, (deps: CommerceDeps) => ({
  "work-event": ({event_id}) => workEvent(deps, event_id),
  "follow-order": ({order_id}) => followOrder(deps, order_id),
  "issue-documents": (_, {signal}) => issueMissing(deps, signal),
  "tend-memberships": () => tendMemberships(deps),
  "tend-checkouts": () => tendCheckouts({...deps, ...checkoutParts(deps)}),
  "tend-returns": () => tendReturns(deps),
  reconcile: () => reconcileNightly(deps),
}));
