import type {User} from "@gradus/backend/contract/accounts";
import type {AutomaticCpReply, CpHistory} from "@gradus/backend/contract/critical-power";
import type {RunFormat} from "../format/run-format";
import type {PowerHrefs, PowerTranslator} from "../power/power-messages";

export interface CpContext {
  readonly automatic: AutomaticCpReply;
  readonly history: CpHistory;
  readonly user: User;
  readonly format: RunFormat;
  readonly hrefs: PowerHrefs;
  readonly t: PowerTranslator;
}
