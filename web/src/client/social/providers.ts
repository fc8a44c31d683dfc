import type {Provider} from "@gradus/backend/contract/social";

export const PROVIDER_NAMES: Readonly<Record<Provider, string>> = {
  google: "Google",
  apple: "Apple",
  facebook: "Facebook",
};

export const PROVIDER_IDS = ["google", "apple", "facebook"] as const satisfies readonly Provider[];
