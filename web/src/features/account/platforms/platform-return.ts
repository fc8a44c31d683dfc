/** The result in the URL when a user returns from a platform, or starts connecting an account there. */
export type PlatformReturn =
  | {readonly kind: "handle"; readonly platform: string; readonly handle: string}
  | {readonly kind: "offer"; readonly platform: string; readonly token: string}
  | {readonly kind: "refused"; readonly reason: "denied" | "failed" | "tooLate"};

export function readPlatformReturn(search: string): PlatformReturn | null {
  const query = new URLSearchParams(search);
  const [platform, handle, token] = ["platform", "handle", "partner_token"].map((name) => query.get(name));
  switch (query.get("refused")) {
    case null:
      break;
    case "denied":
      return {kind: "refused", reason: "denied"};
    case "expired":
      return {kind: "refused", reason: "tooLate"};
    default:
      return {kind: "refused", reason: "failed"};
  }
  if (platform && handle) return {kind: "handle", platform, handle};
  return platform && token ? {kind: "offer", platform, token} : null;
}
