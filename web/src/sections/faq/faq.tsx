import {RichText} from "@/content/portable-text/rich-text";
import {Disclosure} from "@/ui/disclosure";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {questionId} from "./question-id";

/** Each question has an address, so a link can open on it. */
export function Faq({section, context}: SectionProps<"faq">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Heading section={section} className="lg:sticky lg:top-24 lg:col-[1/5] lg:self-start">
          {section.heading}
        </Heading>
        <div className="border-t border-line-strong lg:col-[5/-1]">
          {section.group.items.map(({_key, anchor, question, answer}) => (
            <Disclosure key={_key} id={questionId(section, anchor)} summary={question} level={3}>
              <RichText value={answer} context={context} />
            </Disclosure>
          ))}
        </div>
      </div>
    </Frame>
  );
}
