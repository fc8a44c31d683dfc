import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import {type CalendarContext, longDay} from "./calendar-context";
import type {Card} from "./cards";
import {ConflictBody} from "./conflict-body";
import {CopyForm} from "./copy-form";
import {DayDialog} from "./day-dialog";
import type {CalendarOverlay, DialogProps} from "./dialog-props";
import {EventDrawer} from "./event-drawer";
import {HelpBody} from "./help-body";
import {HistoryBody} from "./history-body";
import {addIncomingWorkout} from "./incoming-workout";
import {removePlanWorkouts} from "./item-actions";
import {ManyForm} from "./many-form";
import {moveCard} from "./move-actions";
import {MoveForm} from "./move-form";
import {NoticeLine} from "./notice-line";
import {RunDrawer} from "./run-drawer";
import {ScopeBody} from "./scope-body";
import type {CalendarActions} from "./use-calendar-actions";
import {WorkoutDrawer} from "./workout-drawer";

interface Props extends Omit<DialogProps, "close"> {
  readonly opened: CalendarOverlay | null;
  readonly cardOf: (key: string) => Card | null;
  readonly onMove: (card: Card, day: string) => void;
  /** Once what was chosen is on its way. */
  readonly onChosen: () => void;
}

export function CalendarDialogs({opened, cardOf, onMove, onChosen, ...rest}: Props) {
  const {context, actions} = rest;
  const props: DialogProps = {...rest, close: () => rest.open(null)};
  if (actions.conflict) {
    return (
      <Dialog label={context.t("calendar.clashTitle")} onClose={actions.dismissConflict}>
        <ConflictBody conflict={actions.conflict} context={context} close={actions.dismissConflict} />
        <NoticeLine actions={actions} context={context} />
      </Dialog>
    );
  }
  if (opened === null) return null;
  const card = cardIn(opened, cardOf);
  if (opened.kind === "card" && card === null) return null;
  const label = labelOf(opened, card, context);
  const isDrawer = opened.kind === "card" || opened.kind === "day";
  return (
    <Dialog
      key={JSON.stringify(opened.kind === "card" ? opened.key : opened)}
      label={label}
      {...(isDrawer && {className: "dialog cal-drawer", action: <CloseButton {...props} />})}
      onClose={props.close}
    >
      <Body {...props} opened={opened} card={card} onMove={onMove} onChosen={onChosen} />
      <NoticeLine actions={actions} context={context} />
    </Dialog>
  );
}

function CloseButton({context, close}: Pick<DialogProps, "context" | "close">) {
  return (
    <Button variant="quiet" className="flex-none" onClick={close}>
      {context.t("common.close")}
    </Button>
  );
}

const cardIn = (opened: CalendarOverlay, cardOf: Props["cardOf"]) =>
  opened.kind === "card" ? cardOf(opened.key) : null;

/** Whether something lies above the calendar. A card that is gone meanwhile takes its drawer with it. */
export function isDialogShown(
  {conflict}: Pick<CalendarActions, "conflict">,
  {opened, cardOf}: Pick<Props, "opened" | "cardOf">,
): boolean {
  if (conflict) return true;
  return opened !== null && (opened.kind !== "card" || cardIn(opened, cardOf) !== null);
}

function labelOf(opened: CalendarOverlay, card: Card | null, {t}: CalendarContext): string {
  switch (opened.kind) {
    case "day":
      return longDay(t.formatLocale, opened.day);
    case "card":
      return card?.title ?? "";
    case "move":
      return t("calendar.moveTitle", {title: opened.card.title});
    case "copy":
      return t("calendar.copyTitle", {title: opened.card.title});
    case "bring":
      return t("calendar.addTitle", {title: opened.incoming.card.title});
    case "many":
      return t(opened.what === "move" ? "calendar.moveMany" : "calendar.copyMany", {
        count: opened.cards.length,
      });
    case "scope":
      return t("calendar.scopeTitle");
    case "history":
      return t("calendar.historyTitle");
    case "help":
      return t("calendar.keysTitle");
  }
}

interface BodyProps extends DialogProps, Pick<Props, "onMove" | "onChosen"> {
  readonly opened: CalendarOverlay;
  readonly card: Card | null;
}

function Body({opened, card, onMove, onChosen, ...props}: BodyProps) {
  const {actions, context, close} = props;
  switch (opened.kind) {
    case "day":
      return <DayDialog {...props} day={opened.day} />;
    case "card":
      if (card?.kind === "workout") return <WorkoutDrawer {...props} card={card} />;
      if (card?.kind === "event") return <EventDrawer {...props} card={card} />;
      return card && <RunDrawer {...props} card={card} />;
    case "move":
      return (
        <MoveForm
          {...props}
          card={opened.card}
          day={opened.card.day}
          label={context.t("calendar.move")}
          onMove={(day) => {
            close();
            onMove(opened.card, day);
          }}
        />
      );
    case "bring":
      return (
        <MoveForm
          {...props}
          card={opened.incoming.card}
          day={context.today}
          label={context.t("calendar.add")}
          onMove={(day) => {
            close();
            void addIncomingWorkout(actions.tools, opened.incoming, day);
          }}
        />
      );
    case "many":
      return <ManyForm {...props} what={opened.what} cards={opened.cards} onSent={onChosen} />;
    case "copy":
      return <CopyForm {...props} card={opened.card} />;
    case "scope":
      return (
        <ScopeBody
          context={context}
          action={opened.day === null ? "remove" : "move"}
          close={close}
          onChoose={(scope) => {
            close();
            const {card: planCard, day} = opened;
            if (day === null) void removePlanWorkouts(actions.tools, planCard.workout, scope);
            else void moveCard(actions.tools, planCard, day, scope);
          }}
        />
      );
    case "history":
      return <HistoryBody context={context} actions={actions} close={close} />;
    case "help":
      return <HelpBody context={context} close={close} />;
  }
}
