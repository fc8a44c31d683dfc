import {benefits} from "./benefits/schema.ts";
import {callToAction} from "./call-to-action/schema.ts";
import {chapter} from "./chapter/schema.ts";
import {claimProof} from "./claim-proof/schema.ts";
import {clipChooser} from "./clip-chooser/schema.ts";
import {coachStrip} from "./coach-strip/schema.ts";
import {communityCounter} from "./community-counter/schema.ts";
import {comparison} from "./comparison/schema.ts";
import {compatibilityCheck} from "./compatibility-check/schema.ts";
import {compatibilityTable} from "./compatibility-table/schema.ts";
import {costOverTime} from "./cost-over-time/schema.ts";
import {courseExample} from "./course-example/schema.ts";
import {downloadLinks} from "./download-links/schema.ts";
import {facts} from "./facts/schema.ts";
import {faq} from "./faq/schema.ts";
import {guaranteeNotice} from "./guarantee-notice/schema.ts";
import {hero} from "./hero/schema.ts";
import {heroReference} from "./hero-reference/schema.ts";
import {legalExcerpt} from "./legal-excerpt/schema.ts";
import {membershipPlans} from "./membership-plans/schema.ts";
import {newsletter} from "./newsletter/schema.ts";
import {phases} from "./phases/schema.ts";
import {podDemo} from "./pod-demo/schema.ts";
import {productStrips} from "./product-strips/schema.ts";
import {quote} from "./quote/schema.ts";
import {racePlanner} from "./race-planner/schema.ts";
import {richText} from "./rich-text/schema.ts";
import {specTable} from "./spec-table/schema.ts";
import {steps} from "./steps/schema.ts";
import {stillFree} from "./still-free/schema.ts";
import {storageTable} from "./storage-table/schema.ts";
import {story} from "./story/schema.ts";

/** A new section also needs its line in projections.ts. */
export const sectionSchemas = [
  benefits,
  callToAction,
  chapter,
  claimProof,
  clipChooser,
  coachStrip,
  communityCounter,
  comparison,
  compatibilityCheck,
  compatibilityTable,
  costOverTime,
  courseExample,
  downloadLinks,
  facts,
  faq,
  guaranteeNotice,
  hero,
  heroReference,
  legalExcerpt,
  membershipPlans,
  newsletter,
  phases,
  podDemo,
  productStrips,
  quote,
  racePlanner,
  richText,
  specTable,
  steps,
  stillFree,
  storageTable,
  story,
];
