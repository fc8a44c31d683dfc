import {type ComponentType, createElement, Fragment} from "react";
import type {PageContext} from "@/content/page-context";
import {Benefits} from "./benefits/benefits";
import {CallToAction} from "./call-to-action/call-to-action";
import {Chapter} from "./chapter/chapter";
import {ClaimProof} from "./claim-proof/claim-proof";
import {ClipChooser} from "./clip-chooser/clip-chooser";
import {CoachStrip} from "./coach-strip/coach-strip";
import {CommunityCounter} from "./community-counter/community-counter";
import {Comparison} from "./comparison/comparison";
import {CompatibilityCheck} from "./compatibility-check/compatibility-check";
import {CompatibilityTable} from "./compatibility-table/compatibility-table";
import {CostOverTime} from "./cost-over-time/cost-over-time";
import {CourseExample} from "./course-example/course-example";
import {DownloadLinks} from "./download-links/download-links";
import {Facts} from "./facts/facts";
import {Faq} from "./faq/faq";
import {GuaranteeNotice} from "./guarantee-notice/guarantee-notice";
import {Hero} from "./hero/hero";
import {HeroReference} from "./hero-reference/hero-reference";
import {LegalExcerpt} from "./legal-excerpt/legal-excerpt";
import {MembershipPlans} from "./membership-plans/membership-plans";
import {Newsletter} from "./newsletter/newsletter";
import {resolveSection} from "./parts/resolve-section";
import type {Section, SectionProps, SectionType} from "./parts/section";
import {Phases} from "./phases/phases";
import {PodDemo} from "./pod-demo/pod-demo";
import {ProductStrips} from "./product-strips/product-strips";
import {Quote} from "./quote/quote";
import {RacePlanner} from "./race-planner/race-planner";
import {RichTextSection} from "./rich-text/rich-text-section";
import {SpecTable} from "./spec-table/spec-table";
import {Steps} from "./steps/steps";
import {StillFree} from "./still-free/still-free";
import {StorageTable} from "./storage-table/storage-table";
import {Story} from "./story/story";

type SectionRegistry = {readonly [T in SectionType]: ComponentType<SectionProps<T>>};

/** One component per section type. A schema type without an entry does not compile. */
const SECTIONS: SectionRegistry = {
  benefits: Benefits,
  callToAction: CallToAction,
  chapter: Chapter,
  claimProof: ClaimProof,
  clipChooser: ClipChooser,
  coachStrip: CoachStrip,
  communityCounter: CommunityCounter,
  comparison: Comparison,
  compatibilityCheck: CompatibilityCheck,
  compatibilityTable: CompatibilityTable,
  costOverTime: CostOverTime,
  courseExample: CourseExample,
  downloadLinks: DownloadLinks,
  facts: Facts,
  faq: Faq,
  guaranteeNotice: GuaranteeNotice,
  hero: Hero,
  heroReference: HeroReference,
  legalExcerpt: LegalExcerpt,
  membershipPlans: MembershipPlans,
  newsletter: Newsletter,
  phases: Phases,
  podDemo: PodDemo,
  productStrips: ProductStrips,
  quote: Quote,
  racePlanner: RacePlanner,
  richText: RichTextSection,
  specTable: SpecTable,
  steps: Steps,
  stillFree: StillFree,
  storageTable: StorageTable,
  story: Story,
};

interface SectionListProps {
  readonly sections: readonly Section[];
  readonly context: PageContext;
}

/** A section that needs a value which is missing today is left out. */
export function SectionList({sections, context}: SectionListProps) {
  return sections.map((section, index) => {
    const resolved = resolveSection(section, context);
    return (
      resolved && (
        <Fragment key={section._key}>
          {renderSection(resolved._type, {section: resolved, context, index})}
        </Fragment>
      )
    );
  });
}

function renderSection<T extends SectionType>(type: T, props: SectionProps<T>) {
  // Content can be newer than this build: drop a section we do not know, keep the page.
  return Object.hasOwn(SECTIONS, type) ? createElement(SECTIONS[type], props) : null;
}
