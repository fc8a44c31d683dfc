export const BODY_MESSAGES = [
  "signup.height",
  "signup.weight",
  "signup.weightWhy",
  "signup.unitCentimetres",
  "signup.unitKilograms",
  "signup.unitPounds",
  "signup.unitFeet",
  "signup.unitInches",
] as const;
