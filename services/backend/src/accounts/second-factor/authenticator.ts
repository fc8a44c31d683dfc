import {brand} from "@gradus/schemas/brand";
import {Secret, TOTP} from "otpauth";
import {encode} from "uqr";

const PERIOD_S = 30;
/** Half minutes a phone's clock may be off, either way. */
const DRIFT = 1;

export function newSecret() {
  return new Secret({size: 20}).base32;
}

function authenticator(secret: string, label: string) {
  return new TOTP({issuer: brand.name, label, secret: Secret.fromBase32(secret), period: PERIOD_S});
}

export function describeSecret(secret: string, label: string) {
  const otpauth_url = authenticator(secret, label).toString();
  const {data, size} = encode(otpauth_url, {border: 2});
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return {secret, otpauth_url, qr: {size, path: squares.join("")}};
}

/** The half minute whose code this is, or null. Taking it once only is up to the caller. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = authenticator(secret, "").validate({token: code, timestamp, window: DRIFT});
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
}
