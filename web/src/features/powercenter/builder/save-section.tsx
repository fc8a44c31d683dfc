import {PLANNED_DAYS} from "@gradus/backend/contract/workout-values";
import {useState} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import {fetchWorkoutFile} from "@/client/resources/calendar-calls";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {fullDayWords} from "../format/day-words";
import {saveFile} from "../run/save-file";
import {BothVersions} from "./both-versions";
import type {BuilderContext} from "./builder-context";
import type {ConflictingVersion, SaveTarget} from "./save-workout";
import type {Builder} from "./use-builder";
import type {useSave} from "./use-save";

type Saving = ReturnType<typeof useSave> & {
  /** Where it was last saved. */
  readonly done: string | null;
};

interface Props {
  readonly builder: Builder;
  readonly saving: Saving;
  readonly context: BuilderContext;
}

export function SaveSection({builder, saving, context}: Props) {
  const {t} = context;
  const {kept, when, isChanged} = builder;
  return (
    <section className="builder-save" aria-labelledby="builder-save">
      <h2 id="builder-save" className="text-h3">
        {t("builder.save")}
      </h2>
      <div className="save-when">
        <WhenFields
          builder={builder}
          isDayWrong={saving.missing === "day" || saving.missing === "past"}
          t={t}
        />
        <SaveButtons builder={builder} saving={saving} t={t} />
        {kept.planned && <FileButton id={kept.planned.id} day={when.day} isChanged={isChanged} t={t} />}
      </div>
      {saving.isPast && <PastDay day={when.day} saving={saving} context={context} />}
      <p className="text-label mt-2 text-text-2" role="status">
        {isChanged && t("builder.unsaved")}
      </p>
      <DoneLine>{isChanged ? null : saving.done}</DoneLine>
      <ProblemLine>{saving.problem}</ProblemLine>
      <ConflictChoice builder={builder} saving={saving} context={context} />
    </section>
  );
}

interface WhenProps extends Pick<BuilderContext, "t"> {
  readonly builder: Builder;
  readonly isDayWrong: boolean;
}

function WhenFields({builder: {when, changeWhen}, isDayWrong, t}: WhenProps) {
  return (
    <>
      <label className="builder-field">
        <span className="text-label">{t("builder.day")}</span>
        <input
          type="date"
          name="day"
          className="input"
          aria-invalid={isDayWrong}
          min={PLANNED_DAYS.first}
          max={PLANNED_DAYS.last}
          value={when.day}
          onChange={(event) => changeWhen({day: event.currentTarget.value})}
        />
      </label>
      <label className="builder-field">
        <span className="text-label">{t("builder.timeOfDay")}</span>
        <input
          type="time"
          name="timeOfDay"
          className="input"
          value={when.time}
          onChange={(event) => changeWhen({time: event.currentTarget.value.slice(0, 5)})}
        />
      </label>
    </>
  );
}

interface PastProps extends Pick<Props, "saving" | "context"> {
  readonly day: string;
}

/** A day that is past may be meant, as history, or be a slip. */
function PastDay({day, saving, context: {format, t}}: PastProps) {
  return (
    <div className="past-day">
      <p id="builder-past-day" role="status">
        {t("builder.pastDay", {day: fullDayWords(format.locale, day)})}
      </p>
      <Button
        name="past"
        variant="secondary"
        aria-describedby="builder-past-day"
        aria-disabled={saving.working !== null}
        onClick={() => void saving.saveInPast()}
      >
        {t("builder.planInPast")}
      </Button>
      <Button variant="quiet" onClick={() => document.querySelector<HTMLElement>(DAY_FIELD)?.focus()}>
        {t("builder.otherDay")}
      </Button>
    </div>
  );
}

const DAY_FIELD = `.builder [name="day"]`;

interface ButtonsProps extends Pick<BuilderContext, "t"> {
  readonly builder: Builder;
  readonly saving: Saving;
}

function SaveButtons({builder: {kept}, saving: {working, save}, t}: ButtonsProps) {
  const label = (target: SaveTarget, words: string) => (working === target ? t("common.saving") : words);
  return (
    <>
      <Button aria-disabled={working !== null} onClick={() => void save("planned")}>
        {label("planned", t(kept.planned ? "builder.savePlanned" : "builder.saveOnDay"))}
      </Button>
      <Button variant="secondary" aria-disabled={working !== null} onClick={() => void save("template")}>
        {label("template", t(kept.template ? "builder.saveTemplate" : "builder.saveToLibrary"))}
      </Button>
    </>
  );
}

/** The choice between both versions, until it is made or put off. */
function ConflictChoice({builder, saving, context}: Props) {
  const [isClosed, setClosed] = useState<ConflictingVersion | null>(null);
  const {meanwhile, working} = saving;
  if (!meanwhile || meanwhile === isClosed) return null;
  return (
    <BothVersions
      mine={builder.workout}
      conflicting={meanwhile}
      context={context}
      isWorking={working !== null}
      onOverwrite={() => void saving.overwrite(meanwhile)}
      onTake={() => saving.take(meanwhile)}
      onClose={() => setClosed(meanwhile)}
    />
  );
}

interface FileProps extends Pick<BuilderContext, "t"> {
  readonly id: string;
  readonly day: string;
  readonly isChanged: boolean;
}

/** The workout as it is saved, for a watch. */
function FileButton({id, day, isChanged, t}: FileProps) {
  const [isWorking, setWorking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  async function fetchFile() {
    setProblem(null);
    if (isChanged) return setProblem(t("builder.saveFirst"));
    setWorking(true);
    const reply = await fetchWorkoutFile(id);
    setWorking(false);
    if (!reply.ok) return setProblem(plainFailureMessage(reply.err, t));
    saveFile(reply.data, `${day}.fit`);
  }
  return (
    <>
      <Button variant="secondary" aria-disabled={isWorking} onClick={() => isWorking || void fetchFile()}>
        {isWorking ? t("common.working") : t("builder.exportFit")}
      </Button>
      <ProblemLine className="">{problem}</ProblemLine>
    </>
  );
}
