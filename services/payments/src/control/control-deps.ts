import type {Faults} from "../config/faults.ts";
import type {Shop} from "../state/shop.ts";
import type {WebhookDispatcher} from "../webhooks/webhook-dispatcher.ts";

export interface ControlDeps {
  readonly shop: Shop;
  readonly faults: Faults;
  readonly courier: WebhookDispatcher;
  readonly runDue: () => void;
}
