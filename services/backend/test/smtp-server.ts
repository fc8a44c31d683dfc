import {once} from "node:events";
import {createServer} from "node:net";

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: "250 test",
  STAR: "502 no TLS here",
  DATA: "354 go on",
  QUIT: "221 bye",
};

/** The command at the start of a client's line, or the end of a message. */
type SmtpCommand = "EHLO" | "MAIL" | "RCPT" | "DATA" | "." | "QUIT";

/**
 * A minimal mail server: it accepts everything and records every line a client sends. A test may set other replies;
 * null closes the connection instead.
 */
export async function startSmtpServer(replies: Partial<Record<SmtpCommand | "hello", string | null>> = {}) {
  const otherwise: Readonly<Record<string, string | null>> = replies;
  const lines: string[] = [];
  const server = createServer((socket) => {
    let inData = false;
    let rest = "";
    // A client whose connection was cut does not fail the test.
    socket.on("error", () => undefined);
    socket.write(`${replies.hello ?? "220 test"}\r\n`);
    socket.on("data", (chunk) => {
      const receivedLines = (rest + chunk.toString()).split("\r\n");
      rest = receivedLines.pop() ?? "";
      for (const line of receivedLines) {
        lines.push(line);
        if (inData && line !== ".") continue;
        const command = line.slice(0, 4).toUpperCase();
        inData = command === "DATA" && otherwise.DATA === undefined;
        const reply = otherwise[line === "." ? "." : command];
        if (reply === null) return void socket.destroy();
        socket.write(`${reply ?? REPLIES[command] ?? "250 ok"}\r\n`);
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
