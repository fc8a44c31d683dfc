import type {NewsletterTokens} from "./newsletter-tokens.ts";

export function createNewsletterLinks(tokens: NewsletterTokens, publicUrl: string) {
  const link = (action: string, token: string) => `${publicUrl}/canyon/email/${action}?token=${token}`;
  return ({id, nonce}: {id: string; nonce: string}) => ({
    confirm: link("confirm", tokens.confirm(nonce)),
    unsubscribe: link("unsubscribe", tokens.unsubscribe(id)),
  });
}
