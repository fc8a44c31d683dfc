import {stegaClean} from "@sanity/client/stega";
import {RacePlanner as Planner} from "@/features/race-planner/race-planner";
import {Action} from "../parts/actions";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {TargetExample} from "./target-example";

type Props = SectionProps<"racePlanner">;

export function RacePlanner(props: Props) {
  return stegaClean(props.section.mode) === "full" ? <FullPlanner {...props} /> : <Teaser {...props} />;
}

function FullPlanner({section, context}: Props) {
  return (
    <Frame section={section}>
      <div className="wrap">
        <Heading section={section} look="text-display-2">
          {section.heading}
        </Heading>
        {section.text && <p className="mt-6 max-w-measure text-body-lg text-text-2">{section.text}</p>}
        <Planner context={context}>
          <TargetExample context={context} />
        </Planner>
      </div>
    </Frame>
  );
}

function Teaser({section, context}: Props) {
  return (
    <Frame section={section} className="bg-sunken">
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-12 lg:grid-cols-12">
        <div className="lg:col-[1/6]">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          {section.text && <p className="mt-6 max-w-measure text-body-lg text-text-2">{section.text}</p>}
          <div className="mt-8 flex">
            <Action action={section.action} context={context} />
          </div>
        </div>
        <div className="lg:col-[7/-1]">
          <TargetExample context={context} />
        </div>
      </div>
    </Frame>
  );
}
