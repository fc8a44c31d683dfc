import {hillDemo, type RunSample} from "@/art/run-sample";
import {HillChart} from "@/charts/hill-chart";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {measureWords} from "@/lib/format/measure-words";
import {distanceMeasure, paceMeasure} from "@/lib/format/measures";
import {formatNumber, formatPercent} from "@/lib/format/numbers";
import {Frame} from "../parts/frame";
import {Heading} from "../parts/heading";
import type {SectionProps} from "../parts/section";
import {HillSlider} from "./hill-slider-client";
import type {Moment} from "./moment";
import {POD_DEMO_MESSAGES} from "./pod-demo-messages";

/** Where the slider stands at first: on the climb, where pace and power part. */
const START_KM = 1.2;

export function PodDemo({section, context}: SectionProps<"podDemo">) {
  const {t, market} = context;
  const samples = hillDemo();
  const {unit: distanceUnit} = distanceMeasure(START_KM, market);
  const {unit: paceUnit} = paceMeasure(0, market);
  return (
    <Frame section={section}>
      <div className="wrap grid grid-cols-1 gap-x-gutter gap-y-8 lg:grid-cols-12">
        <div className="lg:col-[1/6]">
          <Heading section={section} look="text-display-2">
            {section.heading}
          </Heading>
          {section.text && <p className="mt-6 max-w-measure text-body-lg text-text-2">{section.text}</p>}
        </div>
        <figure className="lg:col-[6/-1]">
          <HillSlider
            moments={samples.map((sample) => momentOf(sample, market))}
            start={samples.findIndex(({km}) => km >= START_KM)}
            units={["W", paceUnit, null, distanceUnit]}
            messages={selectMessages(market, POD_DEMO_MESSAGES)}
          >
            <HillChart
              samples={samples}
              labels={{power: t("sections.podDemo.power"), pace: t("sections.podDemo.pace")}}
              summary={summary(samples, context)}
            />
          </HillSlider>
          <figcaption className="mt-6 text-label text-text-3">{section.caption}</figcaption>
        </figure>
      </div>
    </Frame>
  );
}

function momentOf({km, grade, paceSecondsPerKm, watts}: RunSample, market: PageContext["market"]): Moment {
  return [
    formatNumber(watts, market),
    paceMeasure(paceSecondsPerKm, market).value,
    // Zero has no sign: -0 is the same level ground.
    formatPercent(Math.round(grade) || 0, market),
    distanceMeasure(km, market).value,
  ];
}

function summary(samples: readonly RunSample[], {t, market}: PageContext): string {
  const paces = samples.map(({paceSecondsPerKm}) => paceSecondsPerKm);
  const watts = samples.map((sample) => sample.watts);
  return t("sections.podDemo.summary", {
    fast: measureWords(paceMeasure(Math.min(...paces), market)),
    slow: measureWords(paceMeasure(Math.max(...paces), market)),
    low: Math.min(...watts),
    high: Math.max(...watts),
  });
}
