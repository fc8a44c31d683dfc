import {defaultLocale, INTERNATIONAL, isRegion, type MarketParams} from "@gradus/schemas/markets";
import type {z} from "zod";
import type {subscribeBody, subscribeReply} from "../contract/newsletter.ts";
import type {Secret} from "../core/crypto/secret.ts";
import {hashToken} from "../core/crypto/token.ts";
import {type Db, withTransaction} from "../core/db/db.ts";
import {requireMarket} from "../core/http/require-market.ts";
import {enqueueMail} from "../core/mail/enqueue-mail.ts";
import {type Email, requireEmail} from "../core/mail/parse-email.ts";
import {requireToken} from "../core/rate-limit/rate-limit.ts";
import {newsletterConfirm} from "./mails/newsletter-confirm.ts";
import {createNewsletterRepository, type SignUp} from "./newsletter-repository.ts";
import type {NewsletterTokens} from "./newsletter-tokens.ts";

export interface SubscribeDeps {
  readonly db: Db;
  readonly now: () => Date;
  readonly secret: Secret;
  readonly tokens: NewsletterTokens;
  /** Notifies the dispatcher of queued mail, so that it is sent at once. */
  readonly wakeMail: () => void;
}

type Body = z.infer<typeof subscribeBody>;
type Status = z.infer<typeof subscribeReply>["status"];

const RESEND_AFTER_S = 120;
const LINK_VALID_MS = 7 * 24 * 60 * 60 * 1000;
/** Limits the unrequested mails to the owner of an address, however many lists and visitors name it. */
const MAILS_PER_ADDRESS = {burst: 5, perMinute: 1 / 30};

/** Begins a double opt-in: the sign-up and its mail are written together or not at all. */
export async function subscribe(deps: SubscribeDeps, body: Body): Promise<Status> {
  const email = requireEmail(body.email);
  const signUp = createSignUp(deps, email, body);
  const status = await withTransaction(deps.db, (tx) => recordSignUp(tx, deps, email, signUp));
  deps.wakeMail();
  return status;
}

function createSignUp({tokens, now}: SubscribeDeps, email: Email, body: Body): SignUp {
  const id = tokens.newId();
  const nonce = tokens.newNonce();
  return {
    ...marketOf(body),
    id,
    nonce,
    email_norm: email.norm,
    list: body.list,
    tags: [...new Set(body.tags)].sort(),
    token_hash: hashToken(tokens.confirm(nonce)),
    unsubscribe_hash: hashToken(tokens.unsubscribe(id)),
    expires_at: new Date(now().getTime() + LINK_VALID_MS),
  };
}

async function recordSignUp(tx: Db, deps: SubscribeDeps, email: Email, signUp: SignUp): Promise<Status> {
  const newsletter = createNewsletterRepository(tx);
  const now = deps.now();
  const due = await newsletter.request(signUp, now, RESEND_AFTER_S);
  if (!due) {
    const isMember = (await newsletter.getStatus(email.norm, signUp.list)) === "subscribed";
    return isMember ? "already" : "pending";
  }
  await requireToken(tx, deps.secret.sign("rate-mail", email.norm), MAILS_PER_ADDRESS, now);
  await enqueueMail(tx, newsletterConfirm, {
    dedupe: `newsletter-confirm.${due.nonce}.${due.mails}`,
    locale: signUp.locale,
    to: email.address,
    payload: {id: due.id, nonce: due.nonce},
    at: now,
  });
  return "pending";
}

/** Where the person signed up; without a language it is the region's first. */
function marketOf({region = INTERNATIONAL, locale}: Body): MarketParams {
  return requireMarket({region, locale: locale ?? (isRegion(region) ? defaultLocale(region) : "")});
}
