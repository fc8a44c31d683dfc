import {generateKeyPairSync} from "node:crypto";

/** A team and key that no other instance has, for a start without settings. */
export function createAppleSecret() {
  const {privateKey} = generateKeyPairSync("ec", {namedCurve: "P-256"});
  const der = privateKey.export({format: "der", type: "pkcs8"}).toString("base64");
  return `LOCALTEAM1:LOCALKEY01:${der}`;
}
