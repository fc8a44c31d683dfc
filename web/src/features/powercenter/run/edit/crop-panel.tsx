import {EDIT_BOUNDS} from "@gradus/backend/contract/edit-values";
import {canCrop, crop} from "@gradus/training/edits/crop";
import type {Series} from "@gradus/training/series/series";
import {useEffect, useId, useMemo, useRef, useState} from "react";
import type {SlotRange} from "@/charts/series-stack/chart-line";
import {cropRun} from "@/client/resources/use-run-edits";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {parseClock} from "../selection-statistics";
import {type EditContext, EditForm} from "./edit-form";
import {totalsAfter} from "./totals";

interface Props extends EditContext {
  readonly series: Series;
  readonly range: SlotRange;
  readonly onRange: (range: SlotRange) => void;
}

export function CropPanel({series, range, onRange, ...about}: Props) {
  const {run, format, t} = about;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const after = useMemo(
    () => (canCrop(series, range) ? totalsAfter(crop(series, range), run) : null),
    [series, range, run],
  );
  const mistake = cropMistake(series, range, {format, t});
  return (
    <section className="crop-panel" aria-labelledby="crop-title">
      <h3 ref={heading} id="crop-title" tabIndex={-1} className="text-h3">
        {t("runEdit.crop")}
      </h3>
      <p className="mt-1">{t("runEdit.cropText")}</p>
      <EditForm
        {...about}
        confirm={t("runEdit.cropConfirm")}
        done={t("runEdit.cropped")}
        after={after}
        mistake={mistake}
        failures={{invalid: t("runEdit.cropShort", {least: format.duration(EDIT_BOUNDS.crop_least)})}}
        call={(runVersion) => cropRun(runVersion, range)}
      >
        <CropEnds
          series={series}
          range={range}
          onRange={onRange}
          isWrong={mistake !== null}
          t={t}
          format={format}
        />
      </EditForm>
    </section>
  );
}

type Words = {readonly format: RunFormat; readonly t: RunTranslator};

export function cropMistake(series: Series, {from, to}: SlotRange, {format, t}: Words): string | null {
  const least = format.duration(EDIT_BOUNDS.crop_least);
  if (!Number.isFinite(from) || !Number.isFinite(to) || to > series.length - 1 || from >= to)
    return t("run.selectWrong", {length: format.duration(series.length - 1)});
  if (!canCrop(series, {from, to})) return t("runEdit.cropShort", {least});
  return from === 0 && to === series.length - 1 ? t("runEdit.cropWhole") : null;
}

interface EndsProps extends Pick<Props, "series" | "range" | "onRange">, Words {
  readonly isWrong: boolean;
}

/** Both ends as text. Text that is not a time stays as typed and sets no end. */
function CropEnds({series, range, onRange, isWrong, format, t}: EndsProps) {
  const end = (name: "from" | "to", label: string) => (
    <ClockInput
      label={label}
      seconds={range[name]}
      isWrong={isWrong}
      format={format}
      onSeconds={(seconds) => onRange({...range, [name]: seconds})}
    />
  );
  const keptSeconds = range.to - range.from + 1;
  return (
    <div className="mt-4 flex flex-wrap items-end gap-4">
      {end("from", t("run.from"))}
      {end("to", t("run.to"))}
      <p className="text-data text-text-2">
        {keptSeconds > 0 &&
          keptSeconds <= series.length &&
          t("runEdit.cropKeeps", {time: format.duration(keptSeconds)})}
      </p>
    </div>
  );
}

interface ClockProps {
  readonly label: string;
  readonly seconds: number;
  readonly isWrong: boolean;
  readonly format: RunFormat;
  readonly onSeconds: (seconds: number) => void;
}

/** A time that is typed, and that follows when it is moved elsewhere. */
function ClockInput({label, seconds, isWrong, format, onSeconds}: ClockProps) {
  const id = useId();
  const [text, setText] = useState(() => format.duration(seconds));
  useEffect(() => {
    if (Number.isFinite(seconds) && parseClock(text) !== seconds) setText(format.duration(seconds));
  }, [seconds]);
  return (
    <span className="grid">
      <label htmlFor={id} className="text-label">
        {label}
      </label>
      <input
        id={id}
        className="selection-end"
        value={text}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={({currentTarget}) => {
          setText(currentTarget.value);
          onSeconds(parseClock(currentTarget.value) ?? Number.NaN);
        }}
      />
    </span>
  );
}
