import {Icon} from "@/ui/icon/icon";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {watchAnswer} from "../parts/watch-answer";

export function CompatibilityTable({section, context: {t}}: SectionProps<"compatibilityTable">) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading section={section}>{section.heading}</Heading>
        <table className="mt-6 w-full">
          <caption className="sr-only">{section.heading}</caption>
          <thead>
            <tr className="border-b-2 border-text text-left text-label text-text-2">
              <th scope="col" className="py-3 pr-4">
                {t("sections.compatibility.watch")}
              </th>
              <th scope="col" className="py-3 pr-4">
                {t("sections.compatibility.livePower")}
              </th>
              <th scope="col" className="py-3">
                {t("sections.compatibility.workouts")}
              </th>
            </tr>
          </thead>
          <tbody>
            {section.watches.map((watch) => {
              const answer = watchAnswer(watch.answer, t);
              return (
                <tr key={watch._id} className="border-b border-line align-baseline">
                  <th scope="row" className="py-4 pr-4 text-left hyphens-auto">
                    <span className="block text-label text-text-3">{watch.brand}</span>
                    {watch.model}
                  </th>
                  <td className="py-4 pr-4">
                    <span className="inline-flex items-baseline gap-2">
                      <Icon name={answer.icon} size={16} className={`shrink-0 ${answer.colour}`} />
                      {answer.words}
                    </span>
                  </td>
                  <td className="py-4">
                    {t(watch.workoutsToWatch ? "sections.comparison.yes" : "sections.comparison.no")}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </Frame>
  );
}
