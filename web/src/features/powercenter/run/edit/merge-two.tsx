import type {ActivityDetail} from "@gradus/backend/contract/activities";
import {EDIT_BOUNDS} from "@gradus/backend/contract/edit-values";
import type {Series} from "@gradus/training/series/series";
import {useId, useMemo, useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useRun} from "@/client/resources/use-run";
import {mergeRuns} from "@/client/resources/use-run-edits";
import {numberFormat} from "@/lib/format/intl";
import {Button} from "@/ui/button";
import {CheckField} from "@/ui/form/check-field";
import {ChoiceField} from "@/ui/form/choice-field";
import {TextField} from "@/ui/form/text-field";
import {Skeleton} from "@/ui/skeleton";
import type {RunTranslator} from "../run-messages";
import {toSeries} from "../run-series";
import {type EditContext, EditForm} from "./edit-form";
import {guessRole, mergedTotals, offsetOf, parseOffset, type Role} from "./merge-rules";

interface Props extends EditContext {
  readonly series: Series;
  readonly otherId: string;
  /** The merged run is the other one. */
  readonly onElsewhere: (id: string) => void;
}

export function MergeTwo(props: Props) {
  const {t} = props;
  const {data, err, retry} = useRun(props.otherId);
  if (data) return <Both {...props} other={data} />;
  if (!err) return <Skeleton lines={4} />;
  return (
    <div role="alert" className="mt-4">
      <p>{plainFailureMessage(err, t)}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}

function Both({
  series,
  other,
  onElsewhere,
  otherId: _id,
  ...about
}: Props & {readonly other: ActivityDetail}) {
  const {run, t} = about;
  const id = useId();
  const otherSeries = useMemo(() => toSeries(other), [other]);
  const [role, setRole] = useState<Role>(() => guessRole(series, otherSeries));
  const [typed, setTyped] = useState<string | null>(null);
  const [keepsDistance, setKeepsDistance] = useState(false);
  const isWatch = role === "watch";
  const watch = isWatch ? {run, series} : {run: other, series: otherSeries};
  const pod = isWatch ? {run: other, series: otherSeries} : {run, series};
  const offset = useMemo(() => offsetOf(watch.series, pod.series), [watch.series, pod.series]);
  const text = typed ?? (offset.found === null ? "" : String(offset.found));
  const seconds = parseOffset(text, EDIT_BOUNDS.offset);
  const after = useMemo(
    () =>
      seconds === null
        ? null
        : mergedTotals({
            run: watch.run,
            watch: watch.series,
            pod: pod.series,
            offset: seconds,
            keepsDistance,
          }),
    [watch.run, watch.series, pod.series, seconds, keepsDistance],
  );
  return (
    <EditForm
      {...about}
      run={watch.run}
      onEdited={(words) => (isWatch ? about.onEdited(words) : onElsewhere(other.id))}
      confirm={t("runEdit.mergeConfirm")}
      done={t("runEdit.merged")}
      after={after}
      mistake={seconds === null ? t("runEdit.offsetNeeded") : null}
      failures={{
        offset_unclear: t("runEdit.offsetNeeded"),
        conflict: t("runEdit.mergedAlready"),
        invalid: t("runEdit.mergeUnfit"),
      }}
      call={({version}) =>
        mergeRuns(
          {watch: watch.run.id, offline: pod.run.id, offset: seconds ?? 0, keeps_distance: keepsDistance},
          version,
        )
      }
    >
      <ChoiceField
        field={{name: "role", id: `${id}-role`, mistake: null}}
        label={t("runEdit.thisIs")}
        choices={[
          {value: "watch", label: t("runEdit.watch")},
          {value: "pod", label: t("runEdit.pod")},
        ]}
        value={role}
        onChoose={(value) => setRole(value === "pod" ? "pod" : "watch")}
      />
      <p className="mt-4" role="status">
        {offsetWords(offset.found, offset.candidates.length, t)}
      </p>
      <Candidates candidates={offset.candidates} chosen={text} t={t} onChoose={setTyped} />
      <TextField
        field={{name: "offset", id: `${id}-offset`, mistake: null}}
        label={t("runEdit.offset")}
        hint={t("runEdit.offsetHint")}
        autoComplete="off"
        value={text}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <CheckField
        field={{name: "keeps_distance", id: `${id}-distance`, mistake: null}}
        label={t("runEdit.keepsDistance")}
        checked={keepsDistance}
        onCheck={setKeepsDistance}
      />
    </EditForm>
  );
}

function offsetWords(found: number | null, candidates: number, t: RunTranslator): string {
  if (found === null) return t(candidates > 0 ? "runEdit.offsetUnclear" : "runEdit.offsetNone");
  return t("runEdit.offsetFound", {seconds: numberFormat(t.formatLocale).format(found)});
}

interface CandidateProps {
  readonly candidates: ReturnType<typeof offsetOf>["candidates"];
  readonly chosen: string;
  readonly t: RunTranslator;
  readonly onChoose: (text: string) => void;
}

/** Where it may begin, best first, with how well both then agree. */
function Candidates({candidates, chosen, t, onChoose}: CandidateProps) {
  const id = useId();
  if (candidates.length === 0) return null;
  const number = numberFormat(t.formatLocale);
  const percent = numberFormat(t.formatLocale, {style: "percent", maximumFractionDigits: 1});
  return (
    <ChoiceField
      field={{name: "candidate", id, mistake: null}}
      label={t("runEdit.candidates")}
      choices={candidates.map(({offset, correlation}) => ({
        value: String(offset),
        label: t("runEdit.candidate", {
          seconds: number.format(offset),
          agreement: percent.format(correlation),
        }),
      }))}
      value={chosen}
      onChoose={onChoose}
    />
  );
}
