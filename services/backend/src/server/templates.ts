import {INTERNATIONAL, isRegion, type Locale, type MarketParams, parseMarket} from "@gradus/schemas/markets";
import {z} from "zod";
import type {AccountLinks} from "../accounts/account/account-links.ts";
import {accountNotice} from "../accounts/account/mails/notice.ts";
import {ACCOUNT_NOTICES} from "../accounts/account/mails/notice-words.ts";
import {accountEmailChanged} from "../accounts/email/mails/email-changed.ts";
import {accountVerify} from "../accounts/email/mails/verify-email.ts";
import {accountReset} from "../accounts/recovery/mails/reset-password.ts";
import {accountExists} from "../accounts/sign-up/mails/account-exists.ts";
import {applicationReceived} from "../coaches/mails/application-received.ts";
import {coachApplication} from "../coaches/mails/coach-application.ts";
import {coachContact} from "../coaches/mails/coach-contact.ts";
import {coachContactReceipt} from "../coaches/mails/coach-contact-receipt.ts";
import {DEVICE_PRODUCTS} from "../contract/gear-values.ts";
import {SHARE_LEVELS} from "../contract/share-values.ts";
import {deviceMoved} from "../gear/mails/device-moved.ts";
import {newsletterConfirm} from "../newsletter/mails/newsletter-confirm.ts";
import {accountPrivacy} from "../privacy/mails/privacy-letter.ts";
import {shareInvitation} from "../sharing/mails/share-invitation.ts";
import {platformExpired} from "../training/integrations/mails/platform-expired.ts";

const member = z.object({id: z.string(), nonce: z.string()});
export type Member = z.infer<typeof member>;

const place = z.object({region: z.string()});
const withNonce = place.extend({nonce: z.string().min(1)});
const reset = withNonce.extend({providers: z.string()});
const emailChanged = withNonce.extend({hint: z.string()});
const platformGone = place.extend({platform: z.string().min(1)});
const notice = place.extend({
  notice: z.enum(ACCOUNT_NOTICES),
  at: z.iso.datetime().transform((at) => new Date(at)),
  browser: z.string(),
});

const invitation = place.extend({
  level: z.enum(SHARE_LEVELS),
  name: z.string().min(1),
  message: z.string(),
  account: z.enum(["known", "new"]),
});
const movedDevice = place.extend({
  product: z.enum(DEVICE_PRODUCTS),
  serial: z.string(),
  at: z.iso.datetime().transform((at) => new Date(at)),
});
const onDay = place.extend({on: z.iso.datetime().transform((on) => new Date(on))});
const privacy = onDay.extend({letter: z.enum(["export_ready", "account_leaving"])});

export interface TemplateContext {
  readonly locale: Locale;
  readonly newsletterLinks: (member: Member) => {readonly confirm: string; readonly unsubscribe: string};
  readonly accountLinks: AccountLinks;
}

/** Every mail we send, by the name in its outbox row. A row's payload is checked before it is used. */
export const TEMPLATES = {
  newsletter_confirm: (payload: unknown, {locale, newsletterLinks}: TemplateContext) => {
    const links = newsletterLinks(member.parse(payload));
    return {...newsletterConfirm(locale, links), unsubscribeUrl: links.unsubscribe};
  },
  account_verify: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, nonce} = withNonce.parse(payload);
    return accountVerify(market(region, locale), nonce, accountLinks);
  },
  account_reset: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, nonce, providers} = reset.parse(payload);
    const names = providers.split(",").filter(Boolean).map(capitalise);
    return accountReset(market(region, locale), {nonce, providers: names}, accountLinks);
  },
  account_email_changed: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, ...change} = emailChanged.parse(payload);
    return accountEmailChanged(market(region, locale), change, accountLinks);
  },
  account_exists: (payload: unknown, {locale, accountLinks}: TemplateContext) =>
    accountExists(market(place.parse(payload).region, locale), accountLinks),
  account_notice: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, ...facts} = notice.parse(payload);
    return accountNotice(market(region, locale), facts, accountLinks);
  },
  platform_expired: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, platform} = platformGone.parse(payload);
    return platformExpired(market(region, locale), platform, accountLinks);
  },
  share_invitation: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, ...facts} = invitation.parse(payload);
    return shareInvitation(market(region, locale), facts, accountLinks);
  },
  device_moved: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, ...facts} = movedDevice.parse(payload);
    return deviceMoved(market(region, locale), facts, accountLinks);
  },
  account_privacy: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, ...letter} = privacy.parse(payload);
    return accountPrivacy(market(region, locale), letter, accountLinks);
  },
  /** The last one: its address is forgotten once it is sent. */
  account_deleted: (payload: unknown, {locale, accountLinks}: TemplateContext) => {
    const {region, on} = onDay.parse(payload);
    return accountPrivacy(market(region, locale), {letter: "account_deleted", on}, accountLinks);
  },
  coach_contact: (payload: unknown, {locale}: TemplateContext) => coachContact(locale, payload),
  coach_contact_receipt: (payload: unknown, {locale}: TemplateContext) =>
    coachContactReceipt(locale, payload),
  coach_application: (payload: unknown) => coachApplication(payload),
  application_received: (payload: unknown, {locale}: TemplateContext) => applicationReceived(locale, payload),
};

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}

/** Where the links lead. A region that no longer speaks the language is left for the one that speaks them all. */
function market(region: string, locale: Locale): MarketParams {
  return (isRegion(region) && parseMarket(region, locale)) || {region: INTERNATIONAL, locale};
}

function capitalise(provider: string) {
  return provider.charAt(0).toUpperCase() + provider.slice(1);
}
