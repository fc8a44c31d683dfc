/** The page exists in `$region`. A document without the field exists everywhere. */
export const AVAILABLE = `(coalesce(availability.mode, "all") == "all"
  || (availability.mode == "only" && $region in availability.regions)
  || (availability.mode == "except" && !($region in availability.regions)))`;

/** The same question for sections and registers, whose field is called `targeting`. */
export const TARGETED = `(coalesce(targeting.mode, "all") == "all"
  || (targeting.mode == "only" && $region in targeting.regions)
  || (targeting.mode == "except" && !($region in targeting.regions)))`;

export const SHOWN = `hidden != true && ${TARGETED}
  && (!defined(showFrom) || showFrom <= $now) && (!defined(showUntil) || showUntil > $now)`;

export const BEST_FIRST = `order(select(locale == $chain[0] => 0, 1) asc, select(availability.mode == "only" => 0, 1) asc)`;

/** The claim may be printed on the day `$today` in `$region`. Both bounds are inclusive calendar days. */
export const LIVE_CLAIM = `(validFrom <= $today && validTo >= $today && source.evidence != "withdrawn" && ${TARGETED})`;
