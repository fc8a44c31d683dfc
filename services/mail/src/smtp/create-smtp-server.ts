import type {Readable} from "node:stream";
import type {Logger} from "pino";
import {SMTPServer} from "smtp-server";
import type {Envelope} from "../store/message.ts";

const SIZE_MAX = 5 * 1024 * 1024;

export interface SmtpDeps {
  readonly onMail: (envelope: Envelope, source: Buffer) => Promise<unknown>;
  readonly logger: Logger;
}

/** Takes every mail for every address and delivers none. */
export function createSmtpServer({onMail, logger}: SmtpDeps) {
  const server = new SMTPServer({
    banner: "mail catcher, nothing is delivered",
    authOptional: true,
    // No certificate, no accounts: it listens on this machine only.
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    size: SIZE_MAX,
    logger: false,
    onData(stream, {envelope}, callback) {
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({address}) => address);
      receiveMail(stream, (source) => onMail({from, to}, source)).then(
        () => callback(),
        (error) => callback(toReply(error, logger)),
      );
    },
  });
  // A client that hangs up in the middle is no trouble of ours.
  server.on("error", (err) => logger.debug({code: "code" in err ? err.code : undefined}, "connection broke"));
  return server;
}

async function receiveMail(stream: Readable, store: (source: Buffer) => Promise<unknown>) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    // The rest is read and dropped: the client listens for an answer only at its end.
    if (size <= SIZE_MAX) chunks.push(chunk);
  }
  if (size > SIZE_MAX) throw new RefusedMail(552, `A mail may have ${SIZE_MAX} bytes`);
  await store(Buffer.concat(chunks));
}

class RefusedMail extends Error {
  readonly responseCode: number;

  constructor(responseCode: number, message: string) {
    super(message);
    this.responseCode = responseCode;
  }
}

function toReply(error: unknown, logger: Logger): Error {
  if (error instanceof RefusedMail) return error;
  logger.error({err: error}, "mail not kept");
  return new RefusedMail(451, "The mail could not be kept. Try again");
}
