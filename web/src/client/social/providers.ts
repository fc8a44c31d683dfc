import type {Provider} from "@gradus/backend/contract/social";

/** How each provider writes its name. */
export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};

export const PROVIDER_IDS = ["google", "apple", "facebook"] as const satisfies readonly Provider[];
