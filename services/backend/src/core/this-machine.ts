import {isLoopbackUrl} from "@gradus/schemas/loopback";

/** Whether nobody else can reach what an address names. None at all is what we carry ourselves. */
export function isOnThisMachine(url: string | undefined) {
  return url === undefined || isLoopbackUrl(url);
}
