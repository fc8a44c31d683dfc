import type {ClientTranslator} from "@/i18n/message-types";

export const NEWSLETTER_MESSAGES = [
  "newsletter.label",
  "newsletter.submit",
  "newsletter.submitting",
  "newsletter.success",
  "newsletter.failed",
  "newsletter.already",
  "validation.emailRequired",
  "validation.emailInvalid",
] as const;
export type NewsletterTranslator = ClientTranslator<(typeof NEWSLETTER_MESSAGES)[number]>;
