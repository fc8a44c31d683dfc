import {stegaClean} from "@sanity/client/stega";
import {Art} from "@/art/art";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {ZoneLegend} from "./zone-legend";

export function CourseExample({section, context}: SectionProps<"courseExample">) {
  const {heading, text, profile, criticalPower, caption} = section;
  const art = {
    generator: "courseRibbon",
    params: JSON.stringify({profile, seed: criticalPower}),
    decorative: false,
    alt: stegaClean(text ?? heading),
  };
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-4 lg:grid-cols-12">
        <Heading section={section} look="text-display-2" className="lg:col-[1/6]">
          {heading}
        </Heading>
        {text && <p className="max-w-measure self-end text-body-lg text-text-2 lg:col-[7/-1]">{text}</p>}
      </div>
      <figure>
        {/* The sky of the drawing is empty: on wide screens the text is placed over it. */}
        <Art art={art} idPrefix={section._key} className="w-full min-w-[640px] lg:-mt-16" />
        <figcaption className="wrap mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <ZoneLegend criticalPower={criticalPower} market={context.market} />
          <span className="text-label text-text-3">{caption}</span>
        </figcaption>
      </figure>
    </Frame>
  );
}
