import {browserTabStorage} from "@/client/session/browser-storage";

const KEY = "gradus.gift_code";
const CODE = /^[\w-]{1,64}$/;

/** The code an address brings along: behind `#`, where no server and no other site gets to see it. */
export function codeInAddress(hash: string): string | null {
  const code = new URLSearchParams(hash.slice(1)).get("code");
  return code !== null && CODE.test(code) ? code : null;
}

/** Stored for this tab while the visitor signs in or signs up first. */
export const storedGiftCode = {
  read: () => browserTabStorage().getItem(KEY),
  keep: (code: string) => browserTabStorage().setItem(KEY, code),
  forget: () => browserTabStorage().removeItem(KEY),
};
