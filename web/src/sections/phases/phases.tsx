import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** A training year always runs in this order, whatever order it was written in. */
const ORDER: readonly string[] = ["base", "test", "peak", "recovery", "maintenance"];
/** Each lane starts a little further along, as on a track. */
const STAGGER = ["", "lg:ml-[6%]", "lg:ml-[12%]", "lg:ml-[18%]", "lg:ml-[24%]"];

export function Phases({section}: SectionProps<"phases">) {
  const items = section.items.toSorted((one, other) => ORDER.indexOf(one.code) - ORDER.indexOf(other.code));
  return (
    <Frame section={section} field="infield" className="pb-0 lg:pb-0">
      <div className="wrap">
        <Heading section={section} look="text-display-2">
          {section.heading}
        </Heading>
      </div>
      <ol className="mt-12">
        {items.map(({_key, text}, index) => (
          <li key={_key} className="border-t-[3px] border-on-field">
            <div className="wrap">
              <div className={`flex items-center gap-6 py-4 lg:gap-12 ${STAGGER[index] ?? ""}`}>
                <span aria-hidden="true" className="w-[0.5em] shrink-0 text-paint">
                  {index + 1}
                </span>
                <PhaseText text={text} />
              </div>
            </div>
          </li>
        ))}
      </ol>
    </Frame>
  );
}

/** The words up to the colon name the phase; they are set larger, not repeated. */
function PhaseText({text}: {text: string}) {
  const end = text.indexOf(":") + 1;
  return (
    <p className="max-w-measure text-body-lg text-text-2">
      {end > 0 && <strong className="text-h3 text-text">{text.slice(0, end)}</strong>}
      {text.slice(end)}
    </p>
  );
}
