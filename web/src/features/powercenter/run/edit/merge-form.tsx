import {addDays} from "@gradus/training/numbers/days";
import type {Series} from "@gradus/training/series/series";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {useRuns} from "@/client/resources/use-runs";
import {Button} from "@/ui/button";
import {ChoiceField} from "@/ui/form/choice-field";
import {Skeleton} from "@/ui/skeleton";
import type {EditContext} from "./edit-form";
import {isOfOneOuting} from "./merge-rules";
import {MergeTwo} from "./merge-two";
import {recordingWords} from "./recording-words";

/** As many runs as one call gives. */
const MAX_RUNS = "100";

interface Props extends EditContext {
  readonly series: Series;
  /** The other recording, where the page knows it. */
  readonly other: string | null;
  readonly onElsewhere: (id: string) => void;
}

export function MergeForm(props: Props) {
  const {run, t, close, format} = props;
  const {data, err, retry} = useRuns({
    from: addDays(run.local_day, -1),
    to: addDays(run.local_day, 1),
    limit: MAX_RUNS,
  });
  const [chosen, choose] = useState<string | null>(props.other);
  if (!data) {
    if (!err) return <Skeleton lines={3} />;
    return (
      <div role="alert" className="mt-4">
        <p>{plainFailureMessage(err, t)}</p>
        <Button className="mt-4" variant="secondary" onClick={retry}>
          {t("common.retry")}
        </Button>
      </div>
    );
  }
  const others = data.filter((each) => each.id !== run.id && !each.is_edited && isOfOneOuting(run, each));
  const other = others.find(({id}) => id === chosen) ?? (others.length === 1 ? others[0] : undefined);
  if (others.length === 0)
    return (
      <>
        <p className="mt-4">{t("runEdit.mergeNone")}</p>
        <Button className="mt-6" variant="secondary" onClick={close}>
          {t("common.close")}
        </Button>
      </>
    );
  return (
    <>
      <p className="mt-4">{t("runEdit.mergeText")}</p>
      {others.length > 1 && (
        <ChoiceField
          field={{name: "other", id: "merge-other", mistake: null}}
          label={t("runEdit.mergeOther")}
          choices={others.map((each) => ({value: each.id, label: recordingWords(each, props)}))}
          value={other?.id ?? ""}
          onChoose={choose}
        />
      )}
      {other ? (
        <>
          {others.length === 1 && <p className="mt-4 text-ui">{recordingWords(other, {format, t})}</p>}
          <MergeTwo key={other.id} {...props} otherId={other.id} />
        </>
      ) : (
        <Button className="mt-6" variant="secondary" onClick={close}>
          {t("common.cancel")}
        </Button>
      )}
    </>
  );
}
