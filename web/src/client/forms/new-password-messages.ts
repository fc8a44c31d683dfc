export const NEW_PASSWORD_MESSAGES = [
  "auth.passwordHint",
  "auth.showPassword",
  "auth.hidePassword",
  "auth.strengthWeak",
  "auth.strengthFair",
  "auth.strengthStrong",
] as const;
