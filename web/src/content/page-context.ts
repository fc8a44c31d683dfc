import type {Catalog} from "@gradus/backend/contract/catalog";
import type {TokenValues} from "@/content/tokens/token-values";
import type {MarketView} from "@/content/view";
import type {Translator} from "@/i18n/message-types";

/** Plain data and functions, made once per page on the server. */
export interface PageContext {
  readonly market: MarketView;
  /** Site path of this page, without region and language. */
  readonly path: string;
  readonly t: Translator;
  /** Live claims, policies and dated notes, from which `{claim:…}`, `{policy:…}` and `{note:…}` resolve. */
  readonly values: TokenValues;
  /** Prices, stock and offers of the region; null while the shop backend does not answer. */
  readonly catalog: Catalog | null;
  /** The address of a site path (`/store`) within this region and language. */
  href(path: string): string;
}
