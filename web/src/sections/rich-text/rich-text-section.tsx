import {RichText} from "@/content/portable-text/rich-text";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function RichTextSection({section, context}: SectionProps<"richText">) {
  return (
    <Frame section={section} labelled={Boolean(section.heading)}>
      <div className="wrap grid grid-cols-1 gap-x-gutter lg:grid-cols-12">
        {section.heading && (
          <Heading section={section} className="mb-6 lg:col-[1/5]">
            {section.heading}
          </Heading>
        )}
        <RichText
          value={section.body}
          context={context}
          headings={section.heading ? 3 : 2}
          className="text-body-lg lg:col-[5/-1]"
        />
      </div>
    </Frame>
  );
}
