/** Coded pages whose words live in a document: most answer at `/{slug}`, these elsewhere or nowhere. */
const SYSTEM_PATHS: Readonly<Record<string, string | null>> = {
  "coach-apply": "/coach-program/apply",
  // Shown at every address without a page.
  "not-found": null,
};

/** The site path a page document answers at, without region and language, or null when it has none of its own. */
export function pagePath({type, slug}: {readonly type: string; readonly slug: string}): string | null {
  switch (type) {
    case "homePage":
      return "/";
    case "storePage":
    case "membershipPage":
    case "coachProgramPage":
    case "downloadPage":
    case "compatibilityPage":
    case "faqPage":
      return `/${slug}`;
    case "systemPage":
      return Object.hasOwn(SYSTEM_PATHS, slug) ? (SYSTEM_PATHS[slug] ?? null) : `/${slug}`;
    case "productPage":
      return `/store/${slug}`;
    case "landingPage":
      return `/landing/${slug}`;
    case "collection":
      return `/collections/${slug}`;
    default:
      return null;
  }
}
