"use client";

import {type ReactNode, useState} from "react";
import {withMessages} from "@/i18n/with-messages";
import {measureWords} from "@/lib/format/measure-words";
import {RANGE_CLASSES} from "@/ui/range-classes";
import type {Moment, Units} from "./moment";
import type {PodDemoTranslator} from "./pod-demo-messages";

interface Props {
  readonly moments: readonly Moment[];
  readonly start: number;
  readonly units: Units;
  readonly t: PodDemoTranslator;
  /** The chart, drawn on the server. */
  readonly children: ReactNode;
}

/** What the numbers of a moment are, in their order. */
const FIGURES = [
  "sections.podDemo.power",
  "sections.podDemo.pace",
  "sections.podDemo.grade",
  "sections.podDemo.distance",
] as const;

export const HillSlider = withMessages(HillSliderContent);

function HillSliderContent({moments, start, units, t, children}: Props) {
  const [at, setAt] = useState(start);
  const moment = moments[at];
  if (!moment) return children;
  const [watts, pace, grade, distance] = moment;
  const [, paceUnit, , distanceUnit] = units;
  const sentence = t("sections.podDemo.value", {
    distance: measureWords({value: distance, unit: distanceUnit}),
    grade,
    pace: measureWords({value: pace, unit: paceUnit}),
    watts,
  });
  return (
    <>
      <div className="relative">
        {children}
        <span
          aria-hidden="true"
          className="absolute inset-y-0 -ml-px w-0.5 bg-text"
          style={{left: `${(100 * at) / (moments.length - 1)}%`}}
        />
      </div>
      <input
        type="range"
        min={0}
        max={moments.length - 1}
        value={at}
        onChange={(event) => setAt(event.target.valueAsNumber)}
        aria-label={t("sections.podDemo.slider")}
        aria-valuetext={sentence}
        autoComplete="off"
        className={RANGE_CLASSES}
      />
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-[2fr_1.5fr_1fr_1fr] md:items-end">
        {FIGURES.map((name, index) => (
          <div key={name} className="flex flex-col-reverse">
            <dt className="text-label text-text-2">{t(name)}</dt>
            <dd className={index === 0 ? "text-value-xl text-s-power" : "text-value"}>
              {moment[index]}
              {units[index] && <span className="unit">{`\u202f${units[index]}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
