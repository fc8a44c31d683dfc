import {benefitsProjection} from "./benefits/projection.ts";
import {callToActionProjection} from "./call-to-action/projection.ts";
import {chapterProjection} from "./chapter/projection.ts";
import {claimProofProjection} from "./claim-proof/projection.ts";
import {clipChooserProjection} from "./clip-chooser/projection.ts";
import {coachStripProjection} from "./coach-strip/projection.ts";
import {communityCounterProjection} from "./community-counter/projection.ts";
import {comparisonProjection} from "./comparison/projection.ts";
import {compatibilityCheckProjection} from "./compatibility-check/projection.ts";
import {compatibilityTableProjection} from "./compatibility-table/projection.ts";
import {costOverTimeProjection} from "./cost-over-time/projection.ts";
import {courseExampleProjection} from "./course-example/projection.ts";
import {downloadLinksProjection} from "./download-links/projection.ts";
import {factsProjection} from "./facts/projection.ts";
import {faqProjection} from "./faq/projection.ts";
import {guaranteeNoticeProjection} from "./guarantee-notice/projection.ts";
import {heroProjection} from "./hero/projection.ts";
import {heroReferenceProjection} from "./hero-reference/projection.ts";
import {legalExcerptProjection} from "./legal-excerpt/projection.ts";
import {membershipPlansProjection} from "./membership-plans/projection.ts";
import {newsletterProjection} from "./newsletter/projection.ts";
import {phasesProjection} from "./phases/projection.ts";
import {podDemoProjection} from "./pod-demo/projection.ts";
import {productStripsProjection} from "./product-strips/projection.ts";
import {quoteProjection} from "./quote/projection.ts";
import {racePlannerProjection} from "./race-planner/projection.ts";
import {richTextProjection} from "./rich-text/projection.ts";
import {specTableProjection} from "./spec-table/projection.ts";
import {stepsProjection} from "./steps/projection.ts";
import {stillFreeProjection} from "./still-free/projection.ts";
import {storageTableProjection} from "./storage-table/projection.ts";
import {storyProjection} from "./story/projection.ts";

/**
 * The fields of every section type, for use inside `sections[…]{_key, _type, anchor, …}`.
 * One line per type: plain text, because the type generator reads this file without running it.
 */
export const sectionsProjection = `
  ${benefitsProjection},
  ${callToActionProjection},
  ${chapterProjection},
  ${claimProofProjection},
  ${clipChooserProjection},
  ${coachStripProjection},
  ${communityCounterProjection},
  ${comparisonProjection},
  ${compatibilityCheckProjection},
  ${compatibilityTableProjection},
  ${costOverTimeProjection},
  ${courseExampleProjection},
  ${downloadLinksProjection},
  ${factsProjection},
  ${faqProjection},
  ${guaranteeNoticeProjection},
  ${heroProjection},
  ${heroReferenceProjection},
  ${legalExcerptProjection},
  ${membershipPlansProjection},
  ${newsletterProjection},
  ${phasesProjection},
  ${podDemoProjection},
  ${productStripsProjection},
  ${quoteProjection},
  ${racePlannerProjection},
  ${richTextProjection},
  ${specTableProjection},
  ${stepsProjection},
  ${stillFreeProjection},
  ${storageTableProjection},
  ${storyProjection}
`;
