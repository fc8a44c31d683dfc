import type {IncomingMessage} from "node:http";

/** What the provider's library loads, frames and calls, by the provider's own list. */
const PROVIDER = {
  scripts: ["https://js.stripe.com"],
  frames: ["https://js.stripe.com", "https://checkout.stripe.com", "https://hooks.stripe.com"],
  calls: ["https://api.stripe.com", "https://checkout.stripe.com"],
  images: ["https://*.stripe.com"],
  forms: ["https://checkout.stripe.com"],
};

const PAYING = /^\/[a-z]{2,3}\/[a-z]{2}\/checkout(?:[?#]|$)/;
const BUYING = /^\/[a-z]{2,3}\/[a-z]{2}\/(?:cart|checkout)(?:\/plain)?(?:[?#]|$)/;

/** The one page on which the provider's script may run. */
export const isPaying = ({url = "/"}: IncomingMessage): boolean => PAYING.test(url);

/** The pages whose forms may end on the provider's own page, which is where a checkout without scripts leads. */
export const isBuying = ({url = "/"}: IncomingMessage): boolean => BUYING.test(url);

type Lists = Readonly<Record<"script-src" | "connect-src" | "img-src", readonly string[]>>;

/** What payment pages may also load: from the payments emulator where there is one, else from the provider. */
export function paymentDirectives(standIn: string | null) {
  const origin = standIn === null ? null : new URL(standIn).origin;
  const {scripts, frames, calls, images, forms} = origin === null ? PROVIDER : only(origin);
  return {
    forms,
    onto: (page: Lists) => ({
      "script-src": [...page["script-src"], ...scripts],
      "frame-src": frames,
      "connect-src": [...page["connect-src"], ...calls],
      "img-src": [...page["img-src"], ...images],
    }),
  };
}

const only = (origin: string) => ({
  scripts: [`${origin}/js/local.js`],
  frames: [origin],
  calls: [],
  images: [],
  forms: [origin],
});
