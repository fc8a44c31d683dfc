import {Art} from "@/art/art";
import {RichText} from "@/content/portable-text/rich-text";
import {classNames} from "@/lib/class-names";
import {Action} from "../parts/actions";
import {BLEED} from "../parts/bleed";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";

/** Drawings that are a stretch of ground or time: they run from edge to edge under their words. */
const WIDE: readonly string[] = ["courseRibbon", "strideTrace"];

export function Chapter(props: SectionProps<"chapter">) {
  const {art} = props.section;
  return art && WIDE.includes(art.generator) ? <Stretch {...props} /> : <ChapterAside {...props} />;
}

function ChapterAside({section, context, index}: SectionProps<"chapter">) {
  const artFirst = index % 2 === 1;
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 items-center gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className={classNames("lg:row-start-1", artFirst ? "lg:col-[8/-1]" : "lg:col-[1/6]")}>
          <Copy section={section} context={context} />
        </div>
        <div
          className={classNames(
            "lg:row-start-1",
            artFirst ? classNames("lg:col-[1/7]", BLEED.left) : classNames("lg:col-[7/-1]", BLEED.right),
          )}
        >
          <Art art={section.art} idPrefix={section._key} className="w-full" />
        </div>
      </div>
    </Frame>
  );
}

function Stretch({section, context, index}: SectionProps<"chapter">) {
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter lg:grid-cols-12">
        <div className={index % 2 === 1 ? "lg:col-[7/-1]" : "lg:col-[1/7]"}>
          <Copy section={section} context={context} />
        </div>
      </div>
      <Art art={section.art} idPrefix={section._key} className="w-full min-w-[640px] lg:-mt-12" />
    </Frame>
  );
}

function Copy({section, context}: Pick<SectionProps<"chapter">, "section" | "context">) {
  return (
    <>
      <Heading section={section} look="text-display-2">
        {section.heading}
      </Heading>
      <RichText value={section.body} context={context} className="mt-6 text-body-lg" />
      <div className="mt-4 flex">
        <Action action={section.action} context={context} />
      </div>
    </>
  );
}
