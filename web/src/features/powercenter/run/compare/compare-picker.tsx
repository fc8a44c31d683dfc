import type {Activity, ActivityDetail} from "@gradus/backend/contract/activities";
import {useId} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useRuns} from "@/client/resources/use-runs";
import {measureWords} from "@/lib/format/measure-words";
import {Button} from "@/ui/button";
import {fullDayWords} from "../../format/day-words";
import type {RunFormat} from "../../format/run-format";
import type {RunTranslator} from "../run-messages";
import {isSameCourse} from "./same-course";

interface Props {
  readonly run: ActivityDetail;
  readonly format: RunFormat;
  readonly t: RunTranslator;
  readonly onChoose: (id: string) => void;
}

/** As many runs as one call gives. */
const LATEST = {limit: "100"};

export function ComparePicker({run, format, t, onChoose}: Props) {
  const id = useId();
  const {data, err, retry} = useRuns(LATEST);
  if (err)
    return (
      <p role="alert" className="mt-4">
        {plainFailureMessage(err, t)}{" "}
        <Button variant="quiet" onClick={retry}>
          {t("common.retry")}
        </Button>
      </p>
    );
  const others = (data ?? []).filter((each) => each.id !== run.id && each.distance !== null);
  const same = others.filter((each) => isSameCourse(run, each));
  const rest = others.filter((each) => !same.includes(each));
  if (data && others.length === 0) return <p className="mt-4">{t("runMore.compare.none")}</p>;
  return (
    <div className="mt-4">
      <label htmlFor={id} className="block text-label">
        {t("runMore.compare.with")}
      </label>
      <select
        id={id}
        className="input"
        value=""
        disabled={data === null}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{data ? t("runMore.compare.pick") : t("common.working")}</option>
        <Group label={t("runMore.compare.sameCourse")} runs={same} format={format} />
        <Group label={t("runMore.compare.otherRuns")} runs={rest} format={format} />
      </select>
      {data && same.length === 0 && (
        <p className="mt-2 text-label text-text-2">{t("runMore.compare.noSame")}</p>
      )}
    </div>
  );
}

interface GroupProps {
  readonly label: string;
  readonly runs: readonly Activity[];
  readonly format: RunFormat;
}

function Group({label, runs, format}: GroupProps) {
  if (runs.length === 0) return null;
  return (
    <optgroup label={label}>
      {runs.map((run) => (
        <option key={run.id} value={run.id}>
          {[
            fullDayWords(format.locale, run.local_day),
            run.name,
            measureWords(format.distance(run.distance, 1)),
          ].join(", ")}
        </option>
      ))}
    </optgroup>
  );
}
