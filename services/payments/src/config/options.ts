import type {Logger} from "pino";
import type {Journal} from "../state/store.ts";

export interface PaymentsOptions {
  /** 0: a free one. */
  readonly port: number;
  /** Null keeps everything in memory. */
  readonly journal: Journal | null;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly secretKey: string;
  /** The origins of the site, which may show the frame. */
  readonly siteOrigins: readonly string[];
  /** The endpoint that always exists; null: only endpoints created through the API. */
  readonly webhook: {readonly url: string; readonly secret: string} | null;
}
