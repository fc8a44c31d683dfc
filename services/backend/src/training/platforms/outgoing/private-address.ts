import ipaddr from "ipaddr.js";

/** Whether an address is anything but one machine on the public network. An unreadable one counts as private. */
export function isPrivateAddress(address: string): boolean {
  // `process` looks through an IPv4 address that is written as IPv6.
  return !ipaddr.isValid(address) || ipaddr.process(address).range() !== "unicast";
}
