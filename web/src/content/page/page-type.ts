export const COMPOSED_TYPES = [
  "homePage",
  "storePage",
  "membershipPage",
  "landingPage",
  "coachProgramPage",
  "downloadPage",
  "compatibilityPage",
  "faqPage",
] as const;
export type ComposedType = (typeof COMPOSED_TYPES)[number];
