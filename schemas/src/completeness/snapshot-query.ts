/** Pages, one document per language, in the order of the Studio's sidebar. */
export const PAGE_TYPES: readonly string[] = [
  "homePage",
  "storePage",
  "landingPage",
  "coachProgramPage",
  "downloadPage",
  "compatibilityPage",
  "faqPage",
  "systemPage",
  "productPage",
  "membershipPage",
  "collection",
];

/** Everything the matrix, the inbox and the reports are computed from. */
export const SNAPSHOT_TYPES: readonly string[] = [
  ...PAGE_TYPES,
  "sharedHero",
  "faqGroup",
  "siteSettings",
  "regionSettings",
  "claim",
  "returnPolicy",
  "shippingPolicy",
  "datedNote",
  "storageEntry",
  "announcement",
  "redirect",
  "watchDevice",
  "mediaAltText",
  "legalDocument",
  "legalVersion",
  "legalText",
  "shareLink",
  "sanity.imageAsset",
];

/** Drafts as well, so it wants the perspective `raw`. Versions of a release belong to nobody's site yet. */
export const SNAPSHOT_QUERY = `*[_type in $types && !(_id in path("versions.**"))]`;
