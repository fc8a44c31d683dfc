import {daysBetween} from "@gradus/training/numbers/days";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";
import {hrefForAthlete, seesRuns, useAthlete} from "../athlete/athlete-context";
import {longDay} from "./calendar-context";
import {amountsWords, statusWords} from "./card-words";
import type {RunCard, WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {DrawerComments} from "./drawer-comments";
import {pairWith} from "./item-actions";
import {glyphOf, StatusGlyph} from "./status-glyph";

export function RunDrawer({
  card,
  context,
  boardData,
  actions,
  close,
}: DialogProps & {readonly card: RunCard}) {
  const {t, hrefs} = context;
  const athlete = useAthlete();
  const near = [...boardData.cards.values()]
    .flat()
    .filter((each): each is WorkoutCard => each.kind === "workout" && each.run === null && !each.isDeleted)
    .filter(({day}) => Math.abs(daysBetween(card.day, day)) <= 1);
  return (
    <>
      <p className="cal-status" data-look={glyphOf(card)}>
        <StatusGlyph name={glyphOf(card)} />
        {statusWords(card, context)}
      </p>
      <p className="text-text-2">{longDay(t.formatLocale, card.day)}</p>
      <p className="mt-2">{amountsWords(card, context)}</p>
      <div className="cal-actions">
        {seesRuns(athlete) && (
          <ButtonLink href={hrefForAthlete(`${hrefs.runs}/${encodeURIComponent(card.id)}`, athlete)}>
            {t("calendar.openRun", {name: card.title})}
          </ButtonLink>
        )}
      </div>
      {seesRuns(athlete) && !card.isDeleted && (
        <DrawerComments subject={{activity_id: card.id}} count={card.run.comments} context={context} />
      )}
      {/* Only the athlete can choose the workout that the run belongs to. */}
      {(athlete === null ? near : []).map((workout) => (
        <div key={workout.key} className="cal-pair">
          <p>{t("calendar.pairWith", {title: workout.title, day: longDay(t.formatLocale, workout.day)})}</p>
          <Button
            variant="secondary"
            onClick={() => {
              close();
              const words = t("calendar.paired", {name: card.title, title: workout.title});
              void pairWith(actions.tools, {
                run: card.id,
                kind: "workout",
                target: workout.id,
                before: null,
                words,
              });
            }}
          >
            {t("calendar.pair")}
          </Button>
        </div>
      ))}
    </>
  );
}
