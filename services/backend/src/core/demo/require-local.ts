import {isOnThisMachine} from "../this-machine.ts";

export interface DatabaseTarget {
  readonly NODE_ENV: "development" | "test" | "production";
  readonly DATABASE_URL?: string | undefined;
}

/** Throws where invented people, whose passwords everyone knows, would open a door to somewhere real. */
export function requireLocal({NODE_ENV, DATABASE_URL}: DatabaseTarget, people: string) {
  if (NODE_ENV === "production") throw new Error(`${people} are never made in production`);
  if (isOnThisMachine(DATABASE_URL)) return;
  throw new Error(`${people} are made in a database on this machine only. Set DEMO=0`);
}
