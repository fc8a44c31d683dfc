import {once} from "node:events";
import {createServer, type RequestListener} from "node:http";

/** A site whose responses the test defines. Once it is closed, nothing listens at its address any more. */
export async function startFakeSite(answer: RequestListener) {
  const server = createServer(answer);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
