import {Button} from "@/ui/button";
import {Dialog} from "@/ui/dialog";
import type {CellBoard} from "./board";
import {addBrought, type IncomingWorkout} from "./brought";
import {type CalendarKit, longDay} from "./calendar-kit";
import type {Card, EventCard, WorkoutCard} from "./cards";
import {ClashBody} from "./clash-body";
import {CopyForm} from "./copy-form";
import {DayDialog} from "./day-dialog";
import {EventDrawer} from "./event-drawer";
import {HelpBody} from "./help-body";
import {HistoryBody} from "./history-body";
import {removeOfPlan} from "./item-actions";
import {ManyForm} from "./many-form";
import {moveCard} from "./move-actions";
import {MoveForm} from "./move-form";
import {NoticeLine} from "./notice-line";
import {RunDrawer} from "./run-drawer";
import {ScopeBody} from "./scope-body";
import type {Besides} from "./use-besides";
import type {CalendarActions} from "./use-calendar-actions";
import {WorkoutDrawer} from "./workout-drawer";

/** The dialog or drawer open above the calendar. */
export type CalendarOverlay =
  | {readonly kind: "day"; readonly day: string}
  | {readonly kind: "card"; readonly key: string}
  | {readonly kind: "move"; readonly card: WorkoutCard | EventCard}
  | {readonly kind: "copy"; readonly card: WorkoutCard}
  | {readonly kind: "bring"; readonly brought: IncomingWorkout}
  | {readonly kind: "many"; readonly what: "move" | "copy"; readonly cards: readonly WorkoutCard[]}
  /** Of a plan: to another day, or, without one, to be deleted. */
  | {readonly kind: "scope"; readonly card: WorkoutCard; readonly day: string | null}
  | {readonly kind: "history"}
  | {readonly kind: "help"};

export interface DialogProps {
  readonly kit: CalendarKit;
  readonly actions: CalendarActions;
  readonly told: Pick<CellBoard, "kit" | "items" | "cards"> & {readonly besides: Besides};
  readonly open: (opened: CalendarOverlay | null) => void;
  readonly close: () => void;
}

interface Props extends Omit<DialogProps, "close"> {
  readonly opened: CalendarOverlay | null;
  readonly cardOf: (key: string) => Card | null;
  readonly onMove: (card: Card, day: string) => void;
  /** Once what was chosen is on its way. */
  readonly onChosen: () => void;
}

export function CalendarDialogs({opened, cardOf, onMove, onChosen, ...rest}: Props) {
  const {kit, actions} = rest;
  const props: DialogProps = {...rest, close: () => rest.open(null)};
  if (actions.clash) {
    return (
      <Dialog label={kit.t("calendar.clashTitle")} onClose={actions.endClash}>
        <ClashBody clash={actions.clash} kit={kit} close={actions.endClash} />
        <NoticeLine actions={actions} kit={kit} />
      </Dialog>
    );
  }
  if (opened === null) return null;
  const card = cardIn(opened, cardOf);
  if (opened.kind === "card" && card === null) return null;
  const label = labelOf(opened, card, kit);
  const isDrawer = opened.kind === "card" || opened.kind === "day";
  return (
    <Dialog
      key={JSON.stringify(opened.kind === "card" ? opened.key : opened)}
      label={label}
      {...(isDrawer && {className: "dialog cal-drawer", action: <CloseButton {...props} />})}
      onClose={props.close}
    >
      <Body {...props} opened={opened} card={card} onMove={onMove} onChosen={onChosen} />
      <NoticeLine actions={actions} kit={kit} />
    </Dialog>
  );
}

function CloseButton({kit, close}: Pick<DialogProps, "kit" | "close">) {
  return (
    <Button variant="quiet" className="flex-none" onClick={close}>
      {kit.t("common.close")}
    </Button>
  );
}

const cardIn = (opened: CalendarOverlay, cardOf: Props["cardOf"]) =>
  opened.kind === "card" ? cardOf(opened.key) : null;

/** Whether something lies above the calendar. A card that is gone meanwhile takes its drawer with it. */
export function isDialogShown(
  {clash}: Pick<CalendarActions, "clash">,
  {opened, cardOf}: Pick<Props, "opened" | "cardOf">,
): boolean {
  if (clash) return true;
  return opened !== null && (opened.kind !== "card" || cardIn(opened, cardOf) !== null);
}

function labelOf(opened: CalendarOverlay, card: Card | null, {t}: CalendarKit): string {
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
      return t("calendar.addTitle", {title: opened.brought.card.title});
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
  const {actions, kit, close} = props;
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
          label={kit.t("calendar.move")}
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
          card={opened.brought.card}
          day={kit.today}
          label={kit.t("calendar.add")}
          onMove={(day) => {
            close();
            void addBrought(actions.tools, opened.brought, day);
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
          kit={kit}
          about={opened.day === null ? "remove" : "move"}
          close={close}
          onChoose={(scope) => {
            close();
            const {card: meant, day} = opened;
            if (day === null) void removeOfPlan(actions.tools, meant.workout, scope);
            else void moveCard(actions.tools, meant, day, scope);
          }}
        />
      );
    case "history":
      return <HistoryBody kit={kit} actions={actions} close={close} />;
    case "help":
      return <HelpBody kit={kit} close={close} />;
  }
}
