import type {Device} from "@gradus/backend/contract/gear";
import type {DevicesWords} from "./devices-words";

type NameWords = Pick<DevicesWords, "pod" | "podLeft" | "podRight" | "watch">;

/** What its owner calls it, or what it is. */
export function deviceName(
  {name, product, side}: Pick<Device, "name" | "product" | "side">,
  words: NameWords,
) {
  return name ?? standardName({product, side}, words);
}

export function standardName({product, side}: Pick<Device, "product" | "side">, words: NameWords) {
  if (product === "watch") return words.watch;
  if (side === null) return words.pod;
  return side === "left" ? words.podLeft : words.podRight;
}
