import {RichText} from "@/content/portable-text/rich-text";
import {Icon} from "@/ui/icon/icon";
import {Frame, headingId} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionOf, SectionProps} from "../parts/section";
import {watchAnswer} from "../parts/watch-answer";

type Watch = SectionOf<"compatibilityCheck">["watches"][number];

/** Works without scripts. */
export function CompatibilityCheck({section, context}: SectionProps<"compatibilityCheck">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-6 lg:grid-cols-12">
        <div className="lg:col-[1/5]">
          <Heading section={section}>{section.heading}</Heading>
          {section.text && <p className="mt-4 text-body-lg text-text-2">{section.text}</p>}
        </div>
        <fieldset className="border-b border-line-strong lg:col-[6/-1]" aria-labelledby={headingId(section)}>
          {section.watches.map((watch) => (
            <Choice key={watch._id} watch={watch} name={`watch-${section._key}`} context={context} />
          ))}
        </fieldset>
      </div>
    </Frame>
  );
}

function Choice({
  watch,
  name,
  context,
}: {watch: Watch; name: string} & Pick<SectionProps<"compatibilityCheck">, "context">) {
  const answer = watchAnswer(watch.answer, context.t);
  return (
    <div className="group border-t border-line-strong">
      <label className="flex min-h-[64px] cursor-pointer items-center gap-4 py-3">
        <input
          type="radio"
          name={name}
          value={watch._id}
          autoComplete="off"
          className="size-6 shrink-0 accent-(--primary)"
        />
        <span className="text-h3">{watch.model}</span>
      </label>
      <div className="hidden pb-8 pl-12 group-has-[:checked]:block">
        <p className={`flex items-center gap-3 text-display-2 ${answer.colour}`}>
          <Icon name={answer.icon} size={24} />
          {answer.words}
        </p>
        <RichText value={watch.steps} context={context} className="mt-4" />
      </div>
    </div>
  );
}
