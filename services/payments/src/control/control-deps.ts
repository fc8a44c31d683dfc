import type {Faults} from "../config/faults.ts";
import type {Shop} from "../state/shop.ts";
import type {Courier} from "../webhooks/courier.ts";

export interface ControlDeps {
  readonly shop: Shop;
  readonly faults: Faults;
  readonly courier: Courier;
  readonly runDue: () => void;
}
