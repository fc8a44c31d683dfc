import type {Context} from "hono";
import type {AppEnv} from "./api.ts";

interface Account {
  readonly id: string;
  readonly isStaff: boolean;
}

/** The account a request proves to come from, or null. What is merely claimed must not count: others' replies and limits hang on it. */
export type FindAccount = (c: Context<AppEnv>) => Promise<Account | null>;
