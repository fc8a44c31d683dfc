import type {Partner} from "./create-partners.ts";
import type {Grant} from "./grants.ts";

export interface PartnerEnv {
  Variables: {partner: Partner; grant: Grant};
}
