import {TickRule} from "@/ui/tick-rule";
import {Frame} from "../parts/frame";
import type {SectionProps} from "../parts/section";

export function Quote({section}: SectionProps<"quote">) {
  return (
    <Frame section={section} labelled={false}>
      <figure className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <TickRule className="lg:col-[2/-1]" />
        <blockquote className="lg:col-[2/11]">
          <p className="text-display-2 text-balance">{section.text}</p>
        </blockquote>
        <figcaption className="text-label text-text-2 lg:col-[2/11]">{section.attribution}</figcaption>
      </figure>
    </Frame>
  );
}
