import type {MarketParams} from "@gradus/schemas/markets";
import type {ProductDrawings} from "@/art/product-drawings";
import type {ClientTranslator} from "@/i18n/message-types";

export const SHOP_MESSAGES = [
  "cart",
  "checkout",
  "product.decrease",
  "product.increase",
  "product.quantity",
  "common.remove",
  "common.retry",
  "common.undo",
  "common.unreachable",
  "auth.rateLimited",
  "auth.signIn",
  "legal.guarantee",
] as const;
export type ShopScope = (typeof SHOP_MESSAGES)[number];
export type ShopTranslator = ClientTranslator<ShopScope>;

/** Made once, on the server. */
export interface ShopSetting {
  readonly market: MarketParams;
  readonly drawings: ProductDrawings;
  /** Names of articles by sku, for what is no longer in the cart. */
  readonly names: Readonly<Record<string, string>>;
  /** Offers that bring a membership along. */
  readonly bundles: readonly string[];
  /** "incl. 19 % VAT", "plus tax": beside a total. */
  readonly taxLine: string;
  readonly taxName: string;
  /** Percent that a price contains; null where the tax comes later, or depends on the country. */
  readonly taxRate: number | null;
  readonly regionName: string;
  /** Working days until something arrives. */
  readonly delivery: readonly [soonest: number, latest: number];
  /** What comes with every order. */
  readonly promises: readonly string[];
  readonly links: {
    readonly cart: string;
    readonly checkout: string;
    readonly store: string;
    readonly signIn: string;
    /** The membership of the signed-in user. */
    readonly membership: string;
    /** To write to, when something is unclear before it is paid. */
    readonly help: string | null;
    /** Only where the law requires the notice. */
    readonly guarantee: string | null;
  };
}
