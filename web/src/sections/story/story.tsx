import {Art} from "@/art/art";
import {RichText} from "@/content/portable-text/rich-text";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function Story({section, context}: SectionProps<"story">) {
  return (
    <Frame section={section} field="asphalt" className="pb-0">
      <div className="wrap">
        <Heading section={section} look="text-display-2" className="lg:max-w-[55%]">
          {section.heading}
        </Heading>
        <RichText value={section.body} context={context} className="mt-6 text-body-lg lg:max-w-[42%]" />
      </div>
      {section.art && (
        <div className="mt-12 h-64 overflow-hidden opacity-70 lg:absolute lg:inset-y-0 lg:right-0 lg:mt-0 lg:h-auto lg:w-1/2">
          <Art art={section.art} idPrefix={section._key} className="w-full" />
        </div>
      )}
    </Frame>
  );
}
