import {Art} from "@/art/art";
import type {PageContext} from "@/content/page-context";
import {Button} from "@/ui/button";
import {Frame, headingId} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** Per colour: its swatch, and when its drawing shows. Spelled out, because classes are found by reading the source. */
const COLOURS = {
  blue: {swatch: "bg-clip-blue", shown: "group-has-[[value=blue]:checked]:block", name: "product.clipBlue"},
  gray: {swatch: "bg-clip-gray", shown: "group-has-[[value=gray]:checked]:block", name: "product.clipGray"},
  orange: {
    swatch: "bg-clip-orange",
    shown: "group-has-[[value=orange]:checked]:block",
    name: "product.clipOrange",
  },
  black: {
    swatch: "bg-clip-black",
    shown: "group-has-[[value=black]:checked]:block",
    name: "product.clipBlack",
  },
} as const;

const POD = {
  generator: "pod",
  params: '{"clip":"variant","angle":"front"}',
  decorative: true,
  alt: null,
} as const;

type Colour = keyof typeof COLOURS;

/** The form carries the choice to the pod. Works without scripts. */
export function ClipChooser({section, context}: SectionProps<"clipChooser">) {
  return (
    <Frame section={section}>
      <form
        action={context.href("/store/pod")}
        className="group wrap grid grid-cols-1 items-center gap-x-gutter gap-y-8 lg:grid-cols-12"
      >
        <div className="lg:col-[1/6]">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          <fieldset className="mt-8" aria-labelledby={headingId(section)}>
            {section.colours.map((colour, index) => (
              <Swatch key={colour} colour={colour} isFirst={index === 0} t={context.t} />
            ))}
          </fieldset>
          <Button type="submit" variant="secondary" className="mt-8">
            {context.t("sections.clipChooser.seeOnPod")}
          </Button>
        </div>
        <div className="lg:col-[6/-1]">
          {section.colours.map((colour) => (
            <div key={colour} className={`hidden ${COLOURS[colour].shown}`}>
              <Art art={POD} idPrefix={`${section._key}-${colour}`} clip={colour} className="w-full" />
            </div>
          ))}
        </div>
      </form>
    </Frame>
  );
}

function Swatch({colour, isFirst, t}: {colour: Colour; isFirst: boolean} & Pick<PageContext, "t">) {
  return (
    <label className="flex min-h-[56px] cursor-pointer items-center gap-4 border-t border-line">
      <input
        type="radio"
        name="clip"
        value={colour}
        defaultChecked={isFirst}
        autoComplete="off"
        className="size-6 accent-(--primary)"
      />
      <span
        aria-hidden="true"
        className={`h-6 w-12 rounded-input border border-line-strong ${COLOURS[colour].swatch}`}
      />
      <span className="text-h3 first-letter:uppercase">{t(COLOURS[colour].name)}</span>
    </label>
  );
}
