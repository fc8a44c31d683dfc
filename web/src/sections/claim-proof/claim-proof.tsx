import {stegaClean} from "@sanity/client/stega";
import {Art} from "@/art/art";
import {BLEED} from "../parts/bleed";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import {HighlightedNumber} from "../parts/highlighted-number";
import type {SectionOf, SectionProps} from "../parts/section";

/** Evidence that has been handed in. Until then the source is a note among colleagues. */
const SHOWN_EVIDENCE: readonly (string | null)[] = ["attached", "verified"];

type Claim = NonNullable<SectionOf<"claimProof">["claims"]>[number];

/** Gone as soon as one of its claims is not live. */
export function ClaimProof({section, context}: SectionProps<"claimProof">) {
  const claims = section.claims ?? [];
  if (!claims.every(({live}) => live)) return null;
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 items-center gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="lg:col-[1/8]">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          <p className="mt-4 max-w-measure text-body-lg text-text-2">{section.text}</p>
          <dl className="mt-12 flex flex-col gap-8">
            {claims.map((claim) => (
              <ClaimFigure key={claim._id} claim={claim} context={context} />
            ))}
          </dl>
        </div>
        {section.art && (
          <div className={`order-first lg:order-none lg:col-[8/-1] ${BLEED.right}`}>
            <Art art={section.art} idPrefix={section._key} className="w-full" />
          </div>
        )}
      </div>
    </Frame>
  );
}

function ClaimFigure({claim, context: {t}}: {claim: Claim} & Pick<SectionProps<"claimProof">, "context">) {
  const source =
    SHOWN_EVIDENCE.includes(stegaClean(claim.evidence)) &&
    t("sections.claimProof.source", {source: claim.sourceTitle});
  const proof = [claim.comparedWith, source].filter(Boolean).join(" ");
  return (
    <div className="border-t border-line-strong pt-3">
      <dt className="flex flex-wrap items-end gap-x-3">
        <HighlightedNumber phrase={claim.phrase} words="text-h2 pb-1" number="text-paint" />
      </dt>
      {proof && <dd className="mt-4 max-w-measure text-label text-text-3">{proof}</dd>}
    </div>
  );
}
