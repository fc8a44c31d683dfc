import {createHmac, randomBytes, timingSafeEqual} from "node:crypto";
import type {KeyRing} from "../../core/crypto/key-ring.ts";

const FORMAT = /^rt1\.(?<id>ses_[0-9a-z]{26})\.(?<generation>[1-9]\d{0,8})\.(?<mac>[A-Za-z0-9_-]{43})$/;

export interface RefreshToken {
  readonly session_id: string;
  readonly generation: number;
  readonly mac: string;
}

export interface TokenSource {
  readonly id: string;
  readonly seed: string;
  readonly key_id: string;
}

export function newSeed() {
  return randomBytes(32).toString("base64url");
}

/** Nothing is proven by the token's shape. */
export function parseRefreshToken(token: string): RefreshToken | null {
  const {id, generation, mac} = FORMAT.exec(token)?.groups ?? {};
  return id && generation && mac ? {session_id: id, generation: Number(generation), mac} : null;
}

/**
 * The refresh token of a session's generation. It derives from the server's key and the row's seed, so that no usable
 * token is stored, and a caller who requests a successor twice gets the same one.
 */
export function refreshTokenOf(keys: KeyRing, source: TokenSource, generation: number) {
  const mac = macOf(keys, source, generation);
  if (!mac) throw new Error(`No key has the id ${source.key_id}`);
  return `rt1.${source.id}.${generation}.${mac.toString("base64url")}`;
}

export function isGenuine(keys: KeyRing, source: TokenSource, {generation, mac}: RefreshToken) {
  const expected = macOf(keys, source, generation);
  const presentedMac = Buffer.from(mac, "base64url");
  return (
    expected !== null && presentedMac.length === expected.length && timingSafeEqual(presentedMac, expected)
  );
}

function macOf(keys: KeyRing, {id, seed, key_id}: TokenSource, generation: number) {
  const key = keys.get(key_id);
  return (
    key &&
    createHmac("sha256", key)
      .update(`rt1|${id}|${generation}|`)
      .update(Buffer.from(seed, "base64url"))
      .digest()
  );
}
