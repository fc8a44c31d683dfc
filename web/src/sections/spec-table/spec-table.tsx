import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** A scale standing upright; the line above each row is its long tick. */
const SCALE = "bg-[repeating-linear-gradient(0deg,var(--line-strong)_0_1px,transparent_1px_6px)]";

export function SpecTable({section}: SectionProps<"specTable">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <Heading section={section} className="lg:col-[1/5]">
          {section.heading}
        </Heading>
        <div className="grid grid-cols-[8px_1fr] lg:col-[5/-1]">
          <div aria-hidden="true" className={SCALE} />
          <table className="w-full">
            <caption className="sr-only">{section.page?.title}</caption>
            <tbody>
              {section.page?.specs.map(({_key, label, value}) => (
                <tr key={_key} className="border-t border-line-strong align-baseline">
                  <th
                    scope="row"
                    className="w-[36%] py-3 pr-4 pl-4 text-left text-label text-text-2 hyphens-auto"
                  >
                    {label}
                  </th>
                  <td className="py-3 text-h3">{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Frame>
  );
}
