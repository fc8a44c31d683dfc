import {isIPv4} from "node:net";

/** Whether a host name means this machine. `127.0.0.1.evil.example` does not. */
export function isLoopback(host: string) {
  return host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
}
