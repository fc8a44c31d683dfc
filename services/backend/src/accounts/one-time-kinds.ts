/** The kinds of one-time tokens of an account, by the name stored with each. */
export const ONE_TIME = {
  reset: "reset",
  emailCode: "email_code",
  undoEmail: "undo_email",
  socialHandle: "social_handle",
  signUpTicket: "signup_ticket",
} as const;
