import type {Logger} from "pino";
import type {KeyRing} from "../core/crypto/key-ring.ts";
import type {ClientAddressDeps} from "../core/http/client-address.ts";
import type {Enqueue} from "../core/jobs/job-queue.ts";
import type {LimitDeps} from "../core/rate-limit/limit-visitor.ts";
import type {EntitlementDeps} from "./entitlements/routes.ts";
import type {IssueDocuments} from "./orders/order-documents.ts";
import type {RiskLimits} from "./orders/order-risk.ts";
import type {Payments} from "./payments/payment-client.ts";
import type {ReturnAddressOf} from "./returns/return-address.ts";
import type {COMMERCE_KINDS} from "./webhook-events/job-kinds.ts";

export interface CommerceDeps extends EntitlementDeps, LimitDeps, ClientAddressDeps {
  /** Null where no provider is set up: then nothing can be paid. */
  readonly payments: Payments | null;
  readonly siteUrl: string;
  /** Address of the staff who check declarations made without an account. */
  readonly staffMail: string;
  /** In minor units: refunds of an order above this total need approval by a second person. */
  readonly refundApprovalLimit: number;
  /** From where on a person looks at an order first. */
  readonly risk: RiskLimits;
  readonly issueDocuments: IssueDocuments;
  readonly wakeMail: () => void;
  readonly logger: Logger;
  readonly returnAddressOf: ReturnAddressOf;
  readonly enqueue: Enqueue<typeof COMMERCE_KINDS>;
  readonly wrappingKeys: KeyRing;
}
