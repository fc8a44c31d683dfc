import type {RunFormat} from "../../format/run-format";
import type {FeetTranslator} from "./feet-messages";
import type {FootBalance} from "./foot-balance";

/** "left 50.4 %, right 49.6 %" */
export function sharesWords(left: number, format: RunFormat, t: FeetTranslator): string {
  return t("feet.shares", {left: format.number(left, 1), right: format.number(100 - left, 1)});
}

export function placeWords({latest, usual}: FootBalance, format: RunFormat, t: FeetTranslator): string {
  if (!latest) return t("feet.notMeasured");
  if (!usual) return t("feet.tooFew");
  const about = {from: format.number(usual.from, 1), to: format.number(usual.to, 1)};
  return t(latest.isUnusual ? "feet.outside" : "feet.within", about);
}
