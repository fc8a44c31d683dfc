/**
 * Events of an account that its owner is notified of. Plain values, free of the schema library: browsers load this
 * file.
 */
export const SECURITY_EVENTS = [
  "sign_in",
  "sign_in_failed",
  "user.create",
  "session.reuse",
  "session.revoke",
  "password.change",
  "password.reset_request",
  "password.reset",
  "email.change_request",
  "email.change",
  "email.undo",
  "email.verify",
  "identity.link",
  "identity.unlink",
  "consent.record",
  "otp.enroll",
  "otp.remove",
  "otp.recovery_use",
  "export.request",
  "account.delete",
  "account.keep",
  "platform.connect",
  "platform.disconnect",
  "share.create",
  "share.change",
  "share.remove",
] as const;
export type SecurityEvent = (typeof SECURITY_EVENTS)[number];
