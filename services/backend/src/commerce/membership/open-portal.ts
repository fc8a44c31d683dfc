import type Stripe from "stripe";
import {createAccountRepository} from "../../accounts/account/account-repository.ts";
import {AppError} from "../../core/errors.ts";
import {callProvider, isMissing, requirePayments} from "../payments/payment-client.ts";
import {isCommitted} from "../subscriptions/commitment.ts";
import {findMembership} from "./find-membership.ts";
import type {MembershipDeps} from "./membership-deps.ts";

interface PortalRequest {
  readonly return_path: string;
  readonly flow: "home" | "payment_method_update";
}

/** The provider's portal can be entered for a few minutes after its link was created. */
const OPEN_MS = 5 * 60_000;
/** A new number makes new configurations: what the provider has is never edited. */
const EDITION = "1";

/**
 * The provider's portal for cards and invoices. Cancelling is disabled there, because the provider knows nothing of
 * commitments. While a commitment runs, the portal offers cards and invoices only.
 */
export async function openPortal(deps: MembershipDeps, user_id: string, request: PortalRequest) {
  const return_url = ownUrl(deps.siteUrl, request.return_path);
  const row = await findMembership(deps, user_id);
  if (!row) throw new AppError("no_customer", "The payment provider does not know this account");
  const {stripe} = requirePayments(deps.payments);
  const person = await createAccountRepository(deps.db).get(user_id, deps.now());
  const kind = isCommitted(row, deps.now()) ? "committed" : "free";
  const url = await callProvider(async () => {
    const configuration = await ensureConfiguration(stripe, kind);
    const params: Stripe.BillingPortal.SessionCreateParams = {
      customer: row.provider_customer_id,
      configuration,
      return_url,
      locale: person?.locale ?? row.locale,
      ...(request.flow === "payment_method_update" && {flow_data: cardFlow(return_url)}),
    };
    return portalUrl(stripe, params);
  });
  return {url, expires_at: new Date(deps.now().getTime() + OPEN_MS).toISOString()};
}

function cardFlow(return_url: string): Stripe.BillingPortal.SessionCreateParams.FlowData {
  return {
    type: "payment_method_update",
    after_completion: {type: "redirect", redirect: {return_url}},
  };
}

async function portalUrl(stripe: Stripe, params: Stripe.BillingPortal.SessionCreateParams) {
  try {
    return (await stripe.billingPortal.sessions.create(params)).url;
  } catch (error) {
    if (!isMissing(error)) throw error;
    throw new AppError("no_customer", "The payment provider does not know this account", {cause: error});
  }
}

/**
 * Resolves a path to a URL of this site and rejects any other, so that a link that looks like one of the shop cannot
 * redirect users elsewhere.
 */
function ownUrl(siteUrl: string, path: string): string {
  const url = path.startsWith("/") ? URL.parse(path, siteUrl) : null;
  if (url && url.origin === new URL(siteUrl).origin && !/[\\\s]/.test(path)) return url.href;
  throw new AppError("bad_return_path", "Name a path of the site");
}

async function ensureConfiguration(stripe: Stripe, kind: "committed" | "free"): Promise<string> {
  const {data} = await stripe.billingPortal.configurations.list({active: true, limit: 100});
  const known = data.find(({metadata}) => metadata?.kind === kind && metadata.edition === EDITION);
  if (known) return known.id;
  const created = await stripe.billingPortal.configurations.create(
    {
      business_profile: {},
      features: {
        payment_method_update: {enabled: true},
        invoice_history: {enabled: true},
        // The site handles cancellation itself: it states until when access lasts, and what is still charged.
        subscription_cancel: {enabled: false},
        ...(kind === "free" && {
          customer_update: {enabled: true, allowed_updates: ["name", "address", "phone", "tax_id"]},
        }),
      },
      metadata: {kind, edition: EDITION},
    },
    {idempotencyKey: `portal:${kind}:${EDITION}`},
  );
  return created.id;
}
