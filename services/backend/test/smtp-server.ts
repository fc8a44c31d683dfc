import {once} from "node:events";
import {createServer} from "node:net";

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: "250 test",
  STAR: "502 no TLS here",
  DATA: "354 go on",
  QUIT: "221 bye",
};

/** The smallest mail server: it accepts everything and remembers every line a client says. */
export async function startSmtpServer() {
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let rest = "";
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      const said = (rest + chunk.toString()).split("\r\n");
      rest = said.pop() ?? "";
      for (const line of said) {
        lines.push(line);
        if (inData && line !== ".") continue;
        const command = line.slice(0, 4).toUpperCase();
        inData = command === "DATA";
        socket.write(`${REPLIES[command] ?? "250 ok"}\r\n`);
        if (command === "QUIT") socket.end();
      }
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {url: `smtp://127.0.0.1:${port}`, lines, close: () => server.close()};
}
