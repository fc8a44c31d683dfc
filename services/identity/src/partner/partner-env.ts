import type {AppDeps} from "../config/deps.ts";
import type {Partner, Partners} from "./create-partners.ts";
import type {Grant} from "./grants.ts";

export interface PartnerDeps extends AppDeps {
  readonly partners: Partners;
}

export interface PartnerEnv {
  Variables: {partner: Partner; grant: Grant};
}
