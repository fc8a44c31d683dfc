import type {LimitDeps} from "../../core/rate-limit/limit-visitor.ts";
import type {Promos} from "../promotions/promo-lookup.ts";

export interface CartDeps extends LimitDeps {
  /** Asks the provider for codes that people type, and remembers those that carts have. */
  readonly promos: Pick<Promos, "check" | "recall">;
}
