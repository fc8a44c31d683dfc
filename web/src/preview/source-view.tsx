import type {MarketParams} from "@gradus/schemas/markets";
import {SourceClient} from "./source-client";

/** The language the others are translated from; every region offers it. */
const SOURCE_LOCALE = "en";

/**
 * Lets a viewer who previews a translation look at its source. Belongs beside the part it replaces: the framework
 * hydrates pages after their layout, and they must not have been changed by then.
 */
export function SourceView({market: {region, locale}}: {market: MarketParams}) {
  return locale !== SOURCE_LOCALE && <SourceClient region={region} locale={SOURCE_LOCALE} />;
}
