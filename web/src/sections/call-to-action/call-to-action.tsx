import {Art} from "@/art/art";
import {Actions} from "../parts/actions";
import {BLEED} from "../parts/bleed";
import {Frame, fieldClass} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

export function CallToAction({section, context}: SectionProps<"callToAction">) {
  const {heading, text, actions, art, field} = section;
  const onField = fieldClass(field) !== "";
  return (
    <Frame section={section} field={field}>
      <div className="wrap grid grid-cols-1 items-end gap-x-gutter gap-y-12 lg:grid-cols-12">
        <div className={onField ? "lg:col-[1/7]" : "lg:col-[1/9]"}>
          <Heading section={section} look={onField ? "text-display-2" : "text-h2"}>
            {heading}
          </Heading>
          {text && <p className="mt-6 max-w-measure text-body-lg text-text-2">{text}</p>}
          <Actions actions={actions} context={context} size={onField ? "lg" : "md"} className="mt-8" />
        </div>
        {art && (
          <div className={`lg:col-[7/-1] ${BLEED.right}`}>
            <Art art={art} idPrefix={section._key} className="w-full" />
          </div>
        )}
      </div>
    </Frame>
  );
}
