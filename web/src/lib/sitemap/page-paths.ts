import type {Address} from "@/content/addresses/addresses.query";

/** The site path a page document answers at, or null for a type without a page of its own. */
export function pathOf({type, slug}: Pick<Address, "type" | "slug">): string | null {
  switch (type) {
    case "homePage":
      return "/";
    case "storePage":
    case "membershipPage":
    case "coachProgramPage":
    case "downloadPage":
    case "compatibilityPage":
    case "faqPage":
    case "systemPage":
      return `/${slug}`;
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
