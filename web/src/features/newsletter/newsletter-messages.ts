import type {ClientMessages} from "@/lib/messages/client-messages";

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
export type NewsletterMessages = ClientMessages<(typeof NEWSLETTER_MESSAGES)[number]>;
