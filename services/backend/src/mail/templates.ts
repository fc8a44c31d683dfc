import type {Locale} from "@gradus/schemas/markets";
import {z} from "zod";
import {newsletterConfirm} from "./newsletter-confirm.ts";

const member = z.object({id: z.string(), nonce: z.string()});
export type Member = z.infer<typeof member>;

export interface TemplateContext {
  readonly locale: Locale;
  readonly newsletterLinks: (member: Member) => {readonly confirm: string; readonly unsubscribe: string};
}

/** Every mail we send, by the name in its outbox row. A row's payload is checked before it is used. */
export const TEMPLATES = {
  newsletter_confirm: (payload: unknown, {locale, newsletterLinks}: TemplateContext) => {
    const links = newsletterLinks(member.parse(payload));
    return {...newsletterConfirm(locale, links), unsubscribeUrl: links.unsubscribe};
  },
};

export type TemplateName = keyof typeof TEMPLATES;

export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
