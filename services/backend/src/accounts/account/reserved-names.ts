import {brand} from "@gradus/schemas/brand";

// Names that would pass for us, and words that addresses of the site begin with.
const RESERVED: ReadonlySet<string> = new Set([
  brand.name.toLowerCase(),
  ...["admin", "administrator", "root", "system", "support", "help", "staff", "team", "security", "abuse"],
  ...["postmaster", "webmaster", "hostmaster", "noreply", "no-reply", "info", "press", "media", "legal"],
  ...["me", "available", "anonymous", "deleted", "null", "undefined", "official", "moderator", "coach"],
  ...[
    "account",
    "accounts",
    "api",
    "cart",
    "checkout",
    "coaches",
    "powercenter",
    "sign-in",
    "sign-up",
    "store",
  ],
]);

export function isReserved(user_name_norm: string) {
  return RESERVED.has(user_name_norm);
}

export function normUserName(user_name: string) {
  return user_name.toLowerCase();
}
