import type {Choices} from "../../address/use-address-choices";
import type {RunFormat} from "../../format/run-format";
import type {StatsTranslator} from "./stats-messages";
import type {StatsQuery} from "./stats-query";

export interface StatsContext {
  readonly query: StatsQuery;
  readonly format: RunFormat;
  readonly t: StatsTranslator;
  readonly onChoose: (changes: Choices) => void;
}
