import {readEnv} from "./env.ts";
import {startServers} from "./start-servers.ts";

try {
  await startServers(readEnv());
} catch (error) {
  // Before there is a server the reader is a person at a terminal: words, not a stack.
  process.stderr.write(`The mail catcher cannot start: ${error instanceof Error ? error.message : error}\n`);
  process.exit(1);
}
