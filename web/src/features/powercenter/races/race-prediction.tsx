import {RaceField} from "@/charts/race/race-field";
import {RaceNotes} from "@/charts/race/race-notes";
import {isBeyond, resultNotes, resultPhrase} from "@/charts/race/race-phrases";
import {RaceSplits} from "@/charts/race/race-splits";
import {WristBand} from "@/charts/race/wrist-band";
import {CopyLink} from "@/client/parts/copy-link";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";
import {AssumptionList} from "./assumption-list";
import {MissingPower, type RacesHrefs} from "./missing-power";
import {PredictionBasis} from "./prediction-basis";
import {RaceExplained} from "./race-explained";
import {formatInputs, type RaceInputs} from "./race-inputs";
import type {RacesSetting} from "./read-typed";
import type {ShownPrediction, usePrediction} from "./use-prediction";
import type {ChangeInputs} from "./use-race-inputs";

interface Props {
  readonly prediction: ReturnType<typeof usePrediction>;
  readonly inputs: RaceInputs;
  readonly change: ChangeInputs;
  /** Whose race it is. */
  readonly owner: string;
  readonly isOwn: boolean;
  readonly setting: RacesSetting;
  readonly hrefs: RacesHrefs;
}

export function RacePrediction({prediction, inputs, change, owner, isOwn, setting, hrefs}: Props) {
  const {shown, isInsufficient, isStale, isLoading, problem, canRetry, retry} = prediction;
  const {t} = setting;
  return (
    <div className="race-answer" aria-busy={isLoading}>
      <p role="status" className="sr-only">
        {shown && !isStale && !isInsufficient && resultPhrase(shown.result, setting)}
      </p>
      <div role="alert">
        {problem && (
          <>
            <p className="text-danger">{problem}</p>
            {canRetry && (
              <Button variant="secondary" className="my-4" onClick={retry}>
                {t("common.retry")}
              </Button>
            )}
          </>
        )}
      </div>
      {isInsufficient ? (
        <MissingPower
          inputs={inputs}
          change={change}
          setting={setting}
          hrefs={hrefs}
          isOwn={isOwn}
          onSet={retry}
        />
      ) : shown ? (
        <div data-stale={isStale || undefined} className="race-shown">
          <ShownResult shown={shown} setting={setting} inputs={inputs} owner={owner} />
        </div>
      ) : (
        isLoading && <Skeleton lines={6} />
      )}
    </div>
  );
}

interface ShownResultProps extends Pick<Props, "inputs" | "owner" | "setting"> {
  readonly shown: ShownPrediction;
}

function ShownResult({shown: {result, reply}, inputs, owner, setting}: ShownResultProps) {
  const {t} = setting;
  const address = () => {
    const {known_power, kept, lost, from, ...sharedInputs} = inputs;
    return new URL(`${location.pathname}${formatInputs({...sharedInputs, runner: owner})}`, location.href)
      .href;
  };
  return (
    <>
      <RaceField result={result} setting={setting}>
        {/* Hidden from assistive technology: the page's status line announces it. */}
        <p className="race-said" aria-hidden="true">
          {resultPhrase(result, setting)}
        </p>
      </RaceField>
      <div className="race-below">
        {reply.inputs?.lower_bound && (
          <p className="max-w-measure">
            {t("races.atLeast", {power: setting.measures.watts(reply.inputs.critical_power)})}
          </p>
        )}
        <RaceNotes notes={resultNotes(result, setting)} />
        <AssumptionList reply={reply} setting={setting} />
        <PredictionBasis reply={reply} raceInputs={inputs} setting={setting} />
        <RaceExplained reply={reply} setting={setting} />
        <div className="mt-6 print:hidden">
          <CopyLink
            address={address}
            words={{
              copy: t("races.copyLink"),
              copied: t("races.linkCopied"),
              byHand: t("race.linkByHand"),
              link: t("race.link"),
            }}
          >
            {!isBeyond(result) && (
              <Button variant="secondary" onClick={() => print()}>
                {t("race.band")}
              </Button>
            )}
          </CopyLink>
          <p className="text-label mt-3 max-w-measure text-text-2">{t("races.keptInAddress")}</p>
        </div>
        <div className="race-sheet">
          <RaceSplits result={result} setting={setting} />
          {!isBeyond(result) && <WristBand result={result} setting={setting} />}
        </div>
      </div>
    </>
  );
}
