import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** How far each step starts behind the one before: the stagger of a track. */
const STAGGER = ["", "lg:ml-[8%]", "lg:ml-[16%]", "lg:ml-[24%]", "lg:ml-[32%]", "lg:ml-[40%]"];

export function Steps({section}: SectionProps<"steps">) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading section={section} look="text-display-2">
          {section.heading}
        </Heading>
        <ol className="mt-8 lg:mt-12">
          {section.items.map(({_key, heading, text}, index) => (
            <li
              key={_key}
              className={`grid grid-cols-[auto_1fr] items-center gap-x-6 border-t border-line-strong py-6 lg:gap-x-8 ${STAGGER[index] ?? ""}`}
            >
              <span aria-hidden="true" className="min-w-[0.6em] text-paint text-primary">
                {index + 1}
              </span>
              <div>
                <h3 className="text-h3">{heading}</h3>
                <p className="mt-1 max-w-measure text-body-lg text-text-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </Frame>
  );
}
