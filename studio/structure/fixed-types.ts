/** Pages with an address of their own, once per language. */
export const FIXED_PAGES: readonly string[] = [
  "storePage",
  "membershipPage",
  "coachProgramPage",
  "downloadPage",
  "compatibilityPage",
  "faqPage",
  "systemPage",
];

/** Documents that exist once (or once per language or region): made by the seed, never by hand. */
export const FIXED_TYPES: readonly string[] = [
  "homePage",
  ...FIXED_PAGES,
  "productPage",
  "siteSettings",
  "regionSettings",
  "returnPolicy",
  "shippingPolicy",
];
