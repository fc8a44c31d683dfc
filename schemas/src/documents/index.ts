import {withTranslatedRules} from "../fields/translated-check.ts";
import {legalApproval, legalDocument, legalText, legalVersion} from "./legal/index.ts";
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
import {regionSettings} from "./region-settings.ts";
import {announcement} from "./registers/announcement.ts";
import {claim} from "./registers/claim.ts";
import {datedNote} from "./registers/dated-note.ts";
import {mediaAltText} from "./registers/media-alt-text.ts";
import {returnPolicy, shippingPolicy} from "./registers/policies.ts";
import {redirect} from "./registers/redirect.ts";
import {storageEntry} from "./registers/storage-entry.ts";
import {watchDevice} from "./registers/watch-device.ts";
import {shareLink} from "./share-link.ts";
import {collection, faqGroup, sharedHero} from "./shared.ts";
import {siteSettings} from "./site-settings.ts";

/** In the order of the Studio's sidebar. */
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
].map(withTranslatedRules);
