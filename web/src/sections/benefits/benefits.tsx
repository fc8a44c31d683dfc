import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function Benefits({section}: SectionProps<"benefits">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
        <Heading
          section={section}
          look="text-display-2"
          className="lg:sticky lg:top-24 lg:col-[1/6] lg:self-start"
        >
          {section.heading}
        </Heading>
        <ul className="flex flex-col gap-12 lg:col-[7/-1]">
          {section.items.map(({_key, heading, text}) => (
            <li key={_key} className="grid grid-cols-[14px_1fr] gap-x-6">
              <Mark />
              <div>
                <h3 className="text-h3">{heading}</h3>
                <p className="mt-3 max-w-measure text-body-lg text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Frame>
  );
}

/** A piece of scale, lying down: long, short, short, long. */
function Mark() {
  return (
    <svg viewBox="0 0 14 24" aria-hidden="true" className="mt-1 w-[14px] text-primary">
      <path d="M0 3H14M0 9H6M0 15H6M0 21H14" fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  );
}
