import {randomBytes} from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits only, so that an id needs no escaping in paths, host names and tags. */
export function randomId(length = 22): string {
  let id = "";
  while (id.length < length) {
    // Bytes that would favour the alphabet's first letters are discarded.
    for (const byte of randomBytes(length)) if (byte < 248 && id.length < length) id += ALPHABET[byte % 62];
  }
  return id;
}
