import {type DestinationStream, type LoggerOptions, pino} from "pino";
import {redact, redactText} from "./redact.ts";

/** Structured lines without personal data: the text of a database or mail error can hold an address. */
export function createLogger(level: string, destination?: DestinationStream) {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {err: describeError},
    formatters: {log: redact},
    hooks: {
      logMethod(args, method) {
        const [fields, message, ...rest] = args;
        const only = typeof fields === "string" ? redactText(fields) : fields;
        method.call(this, only, message && redactText(message), ...rest);
      },
    },
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

function firstLine(message: string) {
  return redactText(message.split("\n")[0] ?? "");
}
