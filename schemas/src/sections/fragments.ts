import {AVAILABLE, BEST_FIRST, LIVE_CLAIM} from "../filters.ts";
import {localized} from "../localized.ts";

export const ART = `{generator, params, decorative, alt}`;
export const ACTION = `{label, path, href, style}`;
export const ACTIONS = `{_key, label, path, href, style}`;

export const HERO_FIELDS = `field, heading, text, actions[]${ACTIONS}, art${ART}`;

/** `live` is false outside its dates, region or evidence; then the claim must not be printed. */
export const CLAIM = `{
  _id, "key": key.current, "phrase": ${localized("phrase")}, "statement": ${localized("statement")},
  "comparedWith": ${localized("comparedWith")}, "sourceTitle": source.title, "evidence": source.evidence, value, unit,
  validFrom, validTo, "live": ${LIVE_CLAIM} == true
}`;

export const productPages = (where: string) =>
  `*[_type == "productPage" && locale in $chain && ${AVAILABLE} && ${where}] | ${BEST_FIRST}`;
export const PRODUCT_CARD = `{_id, "handle": slug.current, title, tagline, skus, field, "art": gallery[0]${ART}}`;

export const MEMBERSHIP_COPY = `*[_type == "membershipPage" && locale in $chain && ${AVAILABLE}] | ${BEST_FIRST} [0]{
  _id, names{membership, addon, plans, smartTraining, dataOnly, fullMembership},
  free, planCopy[]{_key, code, name, line, benefits}, cancelRule
}`;

/** The watch register. Models only once someone has verified them; classes always. */
export const WATCHES = `*[_type == "watchDevice" && (kind == "class" || verified == true)]
  | order(select(kind == "model" => 0, 1) asc, select(answer == "yes" => 0, answer == "withApp" => 1, 2) asc, _id asc){
  _id, kind, "brand": ${localized("brand")}, "model": ${localized("model")}, answer, workoutsToWatch,
  "steps": ${localized("steps")}
}`;
