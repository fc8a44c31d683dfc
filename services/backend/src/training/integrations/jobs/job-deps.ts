import type {PlatformDeps} from "../platform-deps.ts";

/** What the jobs of platforms are built from. */
export interface PlatformJobDeps
  extends Pick<PlatformDeps, "db" | "now" | "logger" | "platforms" | "wrappingKeys" | "enqueue"> {
  readonly wakeMail: () => void;
}
