import {type DestinationStream, pino} from "pino";

/** Structured lines without personal data: the text of a database or mail error can hold an address. */
export function createLogger(level: string, destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {err: describeError},
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Name, codes and stack of an error and its causes; of the text, only what cannot quote a value. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return {name: typeof error};
  const isQuery = "query" in error && typeof error.query === "string";
  return {
    name: error.name,
    message: isQuery ? error.query : firstLine(error.message),
    ...pick(error, ["code", "responseCode", "command"]),
    stack: error.stack?.split("\n").filter((line) => line.startsWith("    at ")),
    ...(error.cause !== undefined && {cause: describeError(error.cause)}),
  };
}

function pick(error: Error, names: readonly string[]) {
  return Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)));
}

const MAIL_ADDRESS = /[^\s<>"'(=]+@[^\s<>"')]+/g;

function firstLine(message: string) {
  return (message.split("\n")[0] ?? "").replace(MAIL_ADDRESS, "<address>");
}
