import type {Locale} from "@gradus/schemas/markets";
import type {Messages} from "./message-types";

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
