import {daysBetween} from "@gradus/training/numbers/days";
import {Button} from "@/ui/button";
import {amountsWords} from "./card-words";
import {plannedOf, type RunCard, type WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {pairWith} from "./item-actions";
import {refusePair} from "./refused-pairs";

interface Props extends Pick<DialogProps, "context" | "actions" | "boardData" | "close"> {
  readonly card: WorkoutCard;
}

export function PairChoice({card, context, actions, boardData, close}: Props) {
  const {t} = context;
  const pair = (run: string, target: string | null, before: string | null, words: string) => {
    close();
    void pairWith(actions.tools, {run, kind: "workout", target, before, words});
  };
  const {run} = card;
  if (run) {
    const isAuto = card.workout.paired_by === "auto";
    return (
      <div className="cal-pair">
        <p>{t(isAuto ? "calendar.pairedByItself" : "calendar.pairedByYou", {name: run.name})}</p>
        <Button
          variant="secondary"
          onClick={() => {
            refusePair(card.id, run.id);
            pair(run.id, null, card.id, t("calendar.unpaired", {name: run.name}));
          }}
        >
          {t("calendar.unpair")}
        </Button>
      </div>
    );
  }
  return candidatesFor(card, boardData).map((each) => (
    <div key={each.key} className="cal-pair">
      <p>{t("calendar.pairSuggested", {name: each.title, amounts: amountsWords(each, context)})}</p>
      <Button
        variant="secondary"
        onClick={() =>
          pair(each.id, card.id, null, t("calendar.paired", {name: each.title, title: card.title}))
        }
      >
        {t("calendar.pair")}
      </Button>
    </div>
  ));
}

const NEAR_DAYS = 1;
const MAX_CANDIDATES = 3;

/** Runs of that day and its neighbours that are no other workout's, the nearest in time of running first. */
function candidatesFor(card: WorkoutCard, {cards}: Pick<DialogProps["boardData"], "cards">): RunCard[] {
  const planned = plannedOf(card.workout).duration ?? 0;
  const distance = ({day, run}: RunCard) =>
    Math.abs(daysBetween(card.day, day)) * 10 +
    Math.abs((run.moving_time ?? 0) - planned) / Math.max(1, planned);
  return [...cards.values()]
    .flat()
    .filter((each): each is RunCard => each.kind === "run" && !each.isDeleted)
    .filter(({day}) => Math.abs(daysBetween(card.day, day)) <= NEAR_DAYS)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, MAX_CANDIDATES);
}
