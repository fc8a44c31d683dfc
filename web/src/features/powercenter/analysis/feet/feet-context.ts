import type {RunFormat} from "../../format/run-format";
import type {FeetTranslator} from "./feet-messages";
import type {FootBalance, FootMetric} from "./foot-balance";

type Balances = Readonly<Record<FootMetric, FootBalance>>;

export interface FeetContext {
  readonly balances: Balances;
  /** Where the runner is. */
  readonly today: string;
  readonly runsHref: string;
  readonly format: RunFormat;
  readonly t: FeetTranslator;
}
