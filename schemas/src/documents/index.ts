import {legalApproval, legalDocument, legalText, legalVersion} from "./legal.ts";
import {membershipPage} from "./membership-page.ts";
import {
  coachProgramPage,
  compatibilityPage,
  downloadPage,
  faqPage,
  homePage,
  landingPage,
  storePage,
  systemPage,
} from "./pages.ts";
import {productPage} from "./product-page.ts";
import {
  announcement,
  claim,
  datedNote,
  mediaAltText,
  redirect,
  returnPolicy,
  shippingPolicy,
  storageEntry,
  watchDevice,
} from "./registers.ts";
import {regionSettings, siteSettings} from "./settings.ts";
import {shareLink} from "./share-link.ts";
import {collection, faqGroup, sharedHero} from "./shared.ts";

/** Every document type, in the order of the Studio's sidebar. */
export const documentSchemas = [
  homePage,
  storePage,
  landingPage,
  coachProgramPage,
  downloadPage,
  compatibilityPage,
  faqPage,
  systemPage,
  productPage,
  membershipPage,
  collection,
  sharedHero,
  faqGroup,
  siteSettings,
  regionSettings,
  claim,
  returnPolicy,
  shippingPolicy,
  datedNote,
  storageEntry,
  announcement,
  redirect,
  watchDevice,
  mediaAltText,
  legalDocument,
  legalVersion,
  legalText,
  legalApproval,
  shareLink,
];
