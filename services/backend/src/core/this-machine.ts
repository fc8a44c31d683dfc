import {isLoopbackUrl} from "@gradus/schemas/loopback";

/**
 * Whether an address is reachable from this machine only. Undefined stands for our built-in component, which counts as
 * local.
 */
export function isOnThisMachine(url: string | undefined) {
  return url === undefined || isLoopbackUrl(url);
}
