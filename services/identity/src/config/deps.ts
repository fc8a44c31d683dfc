import type {Logger} from "pino";
import type {Env} from "./env.ts";

export interface IdentityOptions extends Omit<Env, "logLevel"> {
  readonly logger: Logger;
  readonly now: () => Date;
}

export interface AppDeps extends IdentityOptions {
  /** Where this server answers. */
  readonly url: string;
}
