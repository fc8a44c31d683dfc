import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function Facts({section}: SectionProps<"facts">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Heading section={section} className="lg:col-[1/5]">
          {section.heading}
        </Heading>
        <ul className="lg:col-[5/-1]">
          {section.items.map(({_key, text}) => (
            <li key={_key} className="tick-row-down h-auto bg-no-repeat pb-6 pt-8 text-h3">
              {text}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
