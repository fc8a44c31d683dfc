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

/** Includes drafts, so it needs the perspective `raw`. Excludes versions of a release: they are not on any site yet. */
export const SNAPSHOT_QUERY = `*[_type in $types && !(_id in path("versions.**"))]`;
