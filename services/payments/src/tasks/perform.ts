import {
  announceRenewal,
  cancelAtAgreedTime,
  expireIncomplete,
  renewSubscription,
  retryInvoice,
  warnTrialEnd,
} from "../billing/renew.ts";
import {advanceSchedule} from "../billing/schedules.ts";
import {expireSession} from "../checkout/complete-session.ts";
import {openDispute} from "../payments/disputes.ts";
import {warnOfFraud} from "../payments/fraud-warnings.ts";
import {failRefund} from "../payments/refunds.ts";
import type {Task} from "../state/records.ts";
import type {Shop} from "../state/shop.ts";
import type {TaskName} from "../state/task-names.ts";

/** What happens by itself. A name without its function does not compile. */
const TASKS: Readonly<Record<TaskName, (shop: Shop, subject: string) => unknown>> = {
  expire_session: expireSession,
  fail_refund: failRefund,
  open_dispute: openDispute,
  warn_of_fraud: warnOfFraud,
  renew_subscription: renewSubscription,
  warn_trial_end: warnTrialEnd,
  announce_renewal: announceRenewal,
  retry_invoice: retryInvoice,
  expire_incomplete: expireIncomplete,
  cancel_subscription: cancelAtAgreedTime,
  advance_schedule: advanceSchedule,
};

export const performTask = (shop: Shop, {name, subject}: Task) => TASKS[name](shop, subject);
