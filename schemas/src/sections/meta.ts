import {benefitsMeta} from "./benefits/meta.ts";
import {callToActionMeta} from "./call-to-action/meta.ts";
import {chapterMeta} from "./chapter/meta.ts";
import {claimProofMeta} from "./claim-proof/meta.ts";
import {clipChooserMeta} from "./clip-chooser/meta.ts";
import {coachStripMeta} from "./coach-strip/meta.ts";
import {communityCounterMeta} from "./community-counter/meta.ts";
import {comparisonMeta} from "./comparison/meta.ts";
import {compatibilityCheckMeta} from "./compatibility-check/meta.ts";
import {compatibilityTableMeta} from "./compatibility-table/meta.ts";
import {costOverTimeMeta} from "./cost-over-time/meta.ts";
import {courseExampleMeta} from "./course-example/meta.ts";
import {downloadLinksMeta} from "./download-links/meta.ts";
import {factsMeta} from "./facts/meta.ts";
import {faqMeta} from "./faq/meta.ts";
import {guaranteeNoticeMeta} from "./guarantee-notice/meta.ts";
import {heroMeta} from "./hero/meta.ts";
import {heroReferenceMeta} from "./hero-reference/meta.ts";
import {legalExcerptMeta} from "./legal-excerpt/meta.ts";
import {membershipPlansMeta} from "./membership-plans/meta.ts";
import {newsletterMeta} from "./newsletter/meta.ts";
import {phasesMeta} from "./phases/meta.ts";
import {podDemoMeta} from "./pod-demo/meta.ts";
import {productStripsMeta} from "./product-strips/meta.ts";
import {quoteMeta} from "./quote/meta.ts";
import {racePlannerMeta} from "./race-planner/meta.ts";
import {richTextMeta} from "./rich-text/meta.ts";
import type {SectionMeta} from "./section-meta.ts";
import {specTableMeta} from "./spec-table/meta.ts";
import {stepsMeta} from "./steps/meta.ts";
import {stillFreeMeta} from "./still-free/meta.ts";
import {storageTableMeta} from "./storage-table/meta.ts";
import {storyMeta} from "./story/meta.ts";

/** A schema whose name has no line here does not compile. */
export const SECTION_META = {
  benefits: benefitsMeta,
  callToAction: callToActionMeta,
  chapter: chapterMeta,
  claimProof: claimProofMeta,
  clipChooser: clipChooserMeta,
  coachStrip: coachStripMeta,
  communityCounter: communityCounterMeta,
  comparison: comparisonMeta,
  compatibilityCheck: compatibilityCheckMeta,
  compatibilityTable: compatibilityTableMeta,
  costOverTime: costOverTimeMeta,
  courseExample: courseExampleMeta,
  downloadLinks: downloadLinksMeta,
  facts: factsMeta,
  faq: faqMeta,
  guaranteeNotice: guaranteeNoticeMeta,
  hero: heroMeta,
  heroReference: heroReferenceMeta,
  legalExcerpt: legalExcerptMeta,
  membershipPlans: membershipPlansMeta,
  newsletter: newsletterMeta,
  phases: phasesMeta,
  podDemo: podDemoMeta,
  productStrips: productStripsMeta,
  quote: quoteMeta,
  racePlanner: racePlannerMeta,
  richText: richTextMeta,
  specTable: specTableMeta,
  steps: stepsMeta,
  stillFree: stillFreeMeta,
  storageTable: storageTableMeta,
  story: storyMeta,
} as const satisfies Readonly<Record<string, SectionMeta>>;

export type SectionName = keyof typeof SECTION_META;

/** Content can be newer than this build, so a type may be unknown. */
function isSectionName(type: string): type is SectionName {
  return Object.hasOwn(SECTION_META, type);
}

export function metaOf(type: string): SectionMeta | null {
  return isSectionName(type) ? SECTION_META[type] : null;
}

/** Whether a section opens a page: it is the first and only such section, and shows the page's title. */
export const isHero = (type: string): boolean => metaOf(type)?.isHero ?? false;
