import type {User} from "@gradus/backend/contract/accounts";
import type {DistributionTranslator} from "./distribution-messages";

/** What both views need: of a range of days and of one run. */
export interface DistributionPartProps {
  readonly user: User;
  readonly t: DistributionTranslator;
  readonly hrefs: {readonly upload: string; readonly runs: string; readonly self: string};
}
