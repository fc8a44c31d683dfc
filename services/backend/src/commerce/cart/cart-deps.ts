import type {Db} from "../../core/db/db.ts";
import type {LimitDeps} from "../../core/rate-limit/limit-visitor.ts";
import type {Promos} from "../promotions/promo-lookup.ts";

export interface CartDeps extends LimitDeps {
  /** Checks typed codes with the provider, and caches those that carts have. */
  readonly promos: Pick<Promos, "check" | "recall">;
  /** Units by product that a checkout of this cart has reserved. */
  readonly listHeldUnits: (db: Db, cart_id: string) => Promise<ReadonlyMap<string, number>>;
}
