/** Credentials: each grants access to its bearer without further proof. */
const CREDENTIALS = [
  "authorization",
  "cookie",
  "password",
  "current_password",
  "new_password",
  "temporary_password",
  "token",
  "access_token",
  "refresh_token",
  "id_token",
  "signup_ticket",
  "client_secret",
  "code_verifier",
  "recovery_codes",
  "otpauth_url",
  "x_cart_token",
];
/** What names a person, or opens a door together with something else. */
const PERSONAL = [
  "email",
  "email_pending",
  "invite_email",
  "to_addr",
  "code",
  "otp",
  "handle",
  "nonce",
  "session_id",
  "ticket",
  "x_forwarded_for",
];

const spelled = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
const CREDENTIAL_NAMES = new Set(CREDENTIALS.map(spelled));
const SECRET_NAMES = new Set([...CREDENTIALS, ...PERSONAL].map(spelled));

/** The names as they may be written: `session_id`, `sessionId` and `session-id` are one. */
export const SECRET_NAME_PATTERN = [...CREDENTIALS, ...PERSONAL]
  .sort((a, b) => b.length - a.length)
  .map((name) => name.replaceAll("_", "[_-]?"))
  .join("|");

export function isSecretName(name: string) {
  return SECRET_NAMES.has(spelled(name));
}

export function holdsCredential(json: string) {
  let isFound = false;
  try {
    JSON.parse(json, (name, value: unknown) => {
      isFound ||= CREDENTIAL_NAMES.has(spelled(name)) && value !== null && value !== false;
      return value;
    });
  } catch {
    return false;
  }
  return isFound;
}
