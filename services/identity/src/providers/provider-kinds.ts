import type {Person, ProviderName} from "./people.ts";
import {subjectOf} from "./people.ts";

export interface ProviderKind {
  readonly title: string;
  /** Claims by the scope that requests them. */
  readonly claims: Readonly<Record<string, readonly string[]>>;
  /** Whether it answers with an id token; without one there is no nonce either. */
  readonly isOpenId: boolean;
  readonly routes: Readonly<Record<"authorization" | "token", string>>;
  /** The provider's own error code for a user's refusal. */
  readonly denial: string;
  toClaims(person: Person, clientId: string): Readonly<Record<string, unknown>>;
}

export const PROVIDER_KINDS: Readonly<Record<ProviderName, ProviderKind>> = {
  google: {
    title: "Google",
    claims: {
      openid: ["sub", "azp"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name"],
    },
    isOpenId: true,
    routes: {authorization: "/auth", token: "/token"},
    denial: "access_denied",
    toClaims: (person, clientId) => ({
      sub: subjectOf("google", person),
      azp: clientId,
      name: `${person.first} ${person.last}`,
      given_name: person.first,
      family_name: person.last,
      ...(person.email && {email: person.email, email_verified: person.isVerified}),
    }),
  },
  apple: {
    title: "Apple",
    // No name among the claims: it comes once, in the posted answer.
    claims: {openid: ["sub"], email: ["email", "email_verified", "is_private_email"], name: []},
    isOpenId: true,
    routes: {authorization: "/auth/authorize", token: "/auth/token"},
    denial: "user_cancelled_authorize",
    toClaims: (person) => ({
      sub: subjectOf("apple", person),
      // The original sends its booleans as words.
      ...(person.email && {email: person.email, email_verified: String(person.isVerified)}),
      ...(person.id === "relay" && {is_private_email: "true"}),
    }),
  },
  facebook: {
    title: "Facebook",
    claims: {public_profile: ["sub"], email: []},
    isOpenId: false,
    routes: {authorization: "/dialog/oauth", token: "/oauth/access_token"},
    denial: "access_denied",
    toClaims: (person) => ({sub: subjectOf("facebook", person)}),
  },
};
