import type {Device} from "@gradus/backend/contract/gear";
import type {Translator} from "@/i18n/message-types";

type NameWords = Translator<"devices.pod" | "devices.podLeft" | "devices.podRight" | "devices.watch">;

export function deviceName({name, product, side}: Pick<Device, "name" | "product" | "side">, t: NameWords) {
  return name ?? standardName({product, side}, t);
}

function standardName({product, side}: Pick<Device, "product" | "side">, t: NameWords) {
  if (product === "watch") return t("devices.watch");
  if (side === null) return t("devices.pod");
  return side === "left" ? t("devices.podLeft") : t("devices.podRight");
}
