import {Icon} from "@/ui/icon/icon";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function StillFree({section}: SectionProps<"stillFree">) {
  const free = section.membership?.free ?? [];
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
        <Heading section={section} look="text-display-2" className="lg:col-[1/6]">
          {section.heading}
        </Heading>
        <ul className="lg:col-[6/-1]">
          {free.map((line) => (
            <li
              key={line}
              className="grid grid-cols-[24px_1fr] gap-x-4 border-t border-line-strong py-4 text-h3"
            >
              <Icon name="check" size={24} className="mt-0.5 text-success" />
              {line}
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}
