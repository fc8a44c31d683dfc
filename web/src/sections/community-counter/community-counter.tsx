import {TickRule} from "@/ui/tick-rule";
import {BLEED} from "../parts/bleed";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import {HighlightedNumber} from "../parts/highlighted-number";
import type {SectionProps} from "../parts/section";

export function CommunityCounter({section}: SectionProps<"communityCounter">) {
  const claims = section.claims ?? [];
  if (!claims.some(({live}) => live)) return null;
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading
          section={section}
          look="text-display-2"
          className="flex flex-wrap items-end gap-x-6 gap-y-2 lg:ml-[25%]"
        >
          <HighlightedNumber phrase={section.heading} words="pb-1" number="text-paint" />
        </Heading>
        <TickRule className={`mt-3 lg:ml-[25%] ${BLEED.right}`} />
      </div>
    </Frame>
  );
}
