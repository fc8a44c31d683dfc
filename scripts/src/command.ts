import type {Env} from "./env.ts";
import type {Interruption} from "./interruption.ts";

interface CommandContext {
  readonly env: Env;
  readonly args: readonly string[];
  readonly interruption: Interruption;
}

export interface Command {
  /** One line of `--help`. */
  readonly summary: string;
  /** Returns the exit code; throws what a person should read. */
  run(context: CommandContext): Promise<number>;
}
