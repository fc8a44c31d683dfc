import {readEnv} from "./server/env.ts";
import {startServer} from "./server/start-server.ts";

try {
  await startServer(readEnv());
} catch (error) {
  // Before there is a server the reader is a person at a terminal: words, not a stack.
  const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
  process.stderr.write(
    `The backend cannot start: ${error instanceof Error ? error.message : error}${code}\n`,
  );
  process.exit(1);
}
