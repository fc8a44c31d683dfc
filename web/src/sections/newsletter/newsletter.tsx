import {NewsletterForm} from "@/features/newsletter/newsletter-form";
import {TickRule} from "@/ui/tick-rule";
import {Frame} from "../parts/frame";
import type {SectionProps} from "../parts/section";

export function Newsletter({section, context}: SectionProps<"newsletter">) {
  const copy = {
    title: section.heading,
    hint: section.text,
    doubleOptIn: section.settings?.newsletter.doubleOptIn ?? null,
    list: section.list,
    tags: section.tags,
  };
  return (
    <Frame section={section} labelled={false}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <TickRule className="lg:col-[5/-1]" />
        <div className="lg:col-[5/12]">
          <NewsletterForm context={context} copy={copy} path={context.path} place={section._key} />
        </div>
      </div>
    </Frame>
  );
}
