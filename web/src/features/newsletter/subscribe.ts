export const OUTCOMES = ["success", "already", "invalid", "failed"] as const;
/** The results of the links in our e-mails; the backend puts them into the URL. */
export const MAIL_LINK_OUTCOMES = ["confirmed", "expired", "unsubscribed"] as const;
export type NewsletterOutcome = (typeof OUTCOMES)[number];

export interface Subscription {
  readonly list: string;
  readonly tags: readonly string[];
  readonly email: string;
  readonly region: string;
  readonly locale: string;
}

/** Something, an @, something with a dot: the rest only the mail server knows. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

/** Subscribes to a list. Every failure that is not the visitor's mistake returns "failed". */
export async function subscribe(
  endpoint: string | URL,
  subscription: Subscription,
  headers: Readonly<Record<string, string>> = {},
): Promise<NewsletterOutcome> {
  if (!isEmail(subscription.email)) return "invalid";
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: {...headers, "content-type": "application/json"},
      body: JSON.stringify(subscription),
    });
    if (response.status === 400) return "invalid";
    if (!response.ok) return "failed";
    const {data} = await response.json();
    return data.status === "already" ? "already" : "success";
  } catch {
    return "failed";
  }
}
