export const ONE_TIME = {
  reset: "reset",
  emailCode: "email_code",
  undoEmail: "undo_email",
  socialHandle: "social_handle",
  signUpTicket: "signup_ticket",
} as const;
