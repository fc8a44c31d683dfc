import type {Coach} from "@gradus/backend/contract/coaches";
import {listSomeCoaches} from "@/content/coaches/list-some-coaches";
import {CoachStrip as Strip} from "@/features/coaches/directory/coach-strip";
import {codeNames} from "@/features/coaches/directory/code-names";
import {Action} from "../parts/actions";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

type Props = SectionProps<"coachStrip">;

/** Not there while the directory cannot be read. */
export async function CoachStrip({section, context}: Props) {
  const {count, order} = section;
  const coaches = await listSomeCoaches({locale: context.market.locale, count, order});
  return <SomeCoaches section={section} context={context} coaches={coaches} />;
}

export function SomeCoaches({
  section,
  context,
  coaches,
}: Pick<Props, "section" | "context"> & {readonly coaches: readonly Coach[]}) {
  if (coaches.length === 0) return null;
  const {t, market} = context;
  const labels = {t, names: codeNames(market.locale, coaches), locale: market.locale};
  return (
    <Frame section={section}>
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div>
            <Heading section={section} look="text-display-2">
              {section.heading}
            </Heading>
            {section.text && <p className="mt-3 max-w-measure text-text-2">{section.text}</p>}
          </div>
          <Action action={section.action} context={context} />
        </div>
        <ul className="mt-8">
          {coaches.map((coach) => (
            <Strip
              key={coach.id}
              coach={coach}
              href={context.href(`/coaches/${coach.slug}`)}
              labels={labels}
              heading="h3"
            />
          ))}
        </ul>
      </div>
    </Frame>
  );
}
