import {z} from "zod";
import {officeQuery, staffReason} from "./admin.ts";
import {RETURN_REASONS} from "./return-values.ts";

export const officeReason = z.strictObject({reason: staffReason});

export const officeEvent = z.object({
  id: z.string(),
  type: z.string(),
  object: z.string(),
  object_id: z.string(),
  status: z.enum(["new", "done", "ignored"]),
  error: z.string().nullable(),
  received_at: z.string(),
  done_at: z.string().nullable(),
});
export const eventQuery = officeQuery.extend({
  status: officeEvent.shape.status.optional(),
  object_id: z.string().max(120).optional(),
});
export const eventList = z.object({items: z.array(officeEvent), next_cursor: z.string().nullable()});

/** Its recipient is masked, and its content is not shown. */
export const officeMail = z.object({
  id: z.string(),
  template: z.string(),
  locale: z.string(),
  to: z.string(),
  status: z.enum(["queued", "sending", "sent", "failed", "suppressed"]),
  tries: z.int(),
  error: z.string().nullable(),
  created_at: z.string(),
  next_at: z.string(),
  sent_at: z.string().nullable(),
});
export const mailQuery = officeQuery.extend({status: officeMail.shape.status.optional()});
export const mailList = z.object({items: z.array(officeMail), next_cursor: z.string().nullable()});

export const officeTask = z.object({
  id: z.string(),
  /** `fraud_warning`: the holder of the card has contacted the bank; the order is held. */
  kind: z.enum(["refund_failed", "fraud_warning"]),
  order: z.string(),
  ref: z.string(),
  /** What is best given back before the bank takes it; null where nothing is. */
  proposed_refund: z.object({amount: z.int(), currency: z.string()}).nullable(),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
  closed_by: z.string().nullable(),
});
export const taskQuery = z.strictObject({open: z.stringbool().default(true)});
export const taskList = z.object({items: z.array(officeTask)});

const facts = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const officeDifference = z.object({
  id: z.string(),
  kind: z.string(),
  /** The provider's name of what differs, or ours of a product or a price. */
  ref: z.string(),
  ours: facts,
  theirs: facts,
  found_at: z.string(),
  resolved_at: z.string().nullable(),
  /** `system`, or the member of staff who settled it. */
  resolved_by: z.string().nullable(),
  resolution: z.string().nullable(),
});
/** Unsettled differences; with `open=false` settled ones, too. */
export const differenceQuery = z.strictObject({open: z.stringbool().default(true)});
export const differenceList = z.object({items: z.array(officeDifference)});
/** POST /canyon/admin/reconcile/run: how much was compared, put right by itself, and is left to a person. */
export const reconciled = z.object({compared: z.int(), mended: z.int(), open: z.int()});

export const auditEntry = z.object({
  seq: z.int(),
  at: z.string(),
  actor_id: z.string(),
  actor_role: z.string(),
  action: z.string(),
  target: z.string(),
  reason: z.string().nullable(),
  before: z.unknown(),
  after: z.unknown(),
  request_id: z.string().nullable(),
  hash: z.string(),
});
/** GET /canyon/admin/audit and /audit/export. The cursor is the number of an entry. */
export const auditQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(100).default(50),
  cursor: z.coerce.number().int().positive().optional(),
  actor: z.string().max(64).optional(),
  target: z.string().max(64).optional(),
  /** All of an area, such as `refund`, or one action, such as `refund.ask`. */
  action: z
    .string()
    .regex(/^[a-z]+(\.[a-z_.]+)?$/)
    .optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;
export const auditList = z.object({items: z.array(auditEntry), next_cursor: z.int().nullable()});

const byCurrency = z.object({currency: z.string(), amount: z.int()});

/** GET /canyon/admin/metrics. Rates are shares of one; null where there is nothing to divide by. */
export const metrics = z.object({
  days: z.int(),
  orders: z.array(z.object({day: z.string(), count: z.int()})),
  average_order: z.array(byCurrency),
  refund_rate: z.number().nullable(),
  return_reasons: z.array(z.object({reason: z.enum(RETURN_REASONS).nullable(), count: z.int()})),
  /** Of memberships that are charged, as if every month were one. */
  monthly_revenue: z.array(byCurrency),
  /** Of those that lived when the days began, how many have ended since. */
  churn: z.number().nullable(),
  commitments: z.array(z.object({currency: z.string(), count: z.int()})),
  /** Seconds from an event's arrival until it was worked on, of nineteen in twenty at most. */
  event_lag_s: z.number().nullable(),
  /** Seconds that the oldest has waited; null where none does. */
  oldest_event_s: z.number().nullable(),
  oldest_mail_s: z.number().nullable(),
  open_tasks: z.int(),
});
export type Metrics = z.infer<typeof metrics>;
export const metricsQuery = z.strictObject({days: z.coerce.number().int().min(1).max(366).default(30)});
