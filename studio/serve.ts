import {resolve} from "node:path";
import {readServerEnv, readStudioEnv} from "./env.ts";
import {createStudioServer} from "./server/create-server.ts";

const {host, port, folder} = readServerEnv();
const server = createStudioServer({folder: resolve(import.meta.dirname, folder), env: readStudioEnv()});

server.listen(port, host, () => console.log(`Studio: http://localhost:${port}`));

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
  });
}
