import {CURRENCIES} from "@gradus/schemas/markets";
import type Stripe from "stripe";
import {z} from "zod";
import {INVOICE_STATES, type InvoiceList} from "../../contract/membership.ts";
import {AppError} from "../../core/errors.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import {graceEnd} from "../subscriptions/grant-access.ts";
import {
  createSubscriptionRepository,
  type SubscriptionRow,
} from "../subscriptions/subscription-repository.ts";
import {findMembership} from "./find-membership.ts";
import type {MembershipDeps} from "./membership-deps.ts";

const PAGE = 24;
const currency = z.string().toUpperCase().pipe(z.enum(CURRENCIES));

export async function listInvoices(deps: MembershipDeps, user_id: string): Promise<InvoiceList> {
  if (!(await findMembership(deps, user_id))) return [];
  const {stripe, livemode} = requirePayments(deps.payments);
  const rows = await createSubscriptionRepository(deps.db).listOf(user_id, livemode);
  const found = await callProvider(() => Promise.all(rows.map((row) => invoicesOf(stripe, row))));
  return found
    .flat()
    .sort((a, b) => b.created - a.created)
    .map((invoice) => ({
      number: invoice.number,
      at: new Date(invoice.created * 1000).toISOString(),
      amount: invoice.total,
      currency: currency.parse(invoice.currency),
      status: z.enum(INVOICE_STATES).parse(invoice.status ?? "draft"),
      pdf_url: invoice.invoice_pdf ?? null,
    }));
}

async function invoicesOf(stripe: Stripe, {provider_id}: SubscriptionRow): Promise<Stripe.Invoice[]> {
  try {
    return (await stripe.invoices.list({subscription: provider_id, limit: PAGE})).data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

export async function readDuePayment(deps: MembershipDeps, user_id: string) {
  const row = await findMembership(deps, user_id);
  if (!row) throw new AppError("no_subscription", "This account has no membership");
  const {stripe} = requirePayments(deps.payments);
  const {data} = await callProvider(() =>
    stripe.invoices.list({subscription: row.provider_id, status: "open", limit: 1}),
  );
  const [open] = data;
  if (!open) return null;
  const {number, amount_remaining, created, next_payment_attempt, hosted_invoice_url} = open;
  return {
    number,
    amount: amount_remaining,
    currency: currency.parse(open.currency),
    due_since: new Date(created * 1000).toISOString(),
    next_try_at: next_payment_attempt === null ? null : new Date(next_payment_attempt * 1000).toISOString(),
    grace_ends_at: graceEnd(row)?.toISOString() ?? null,
    pay_url: hosted_invoice_url ?? null,
  };
}
