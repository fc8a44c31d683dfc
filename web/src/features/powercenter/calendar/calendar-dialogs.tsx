import {Dialog} from "@/ui/dialog";
import type {Board} from "./board";
import {type CalendarKit, longDay} from "./calendar-kit";
import type {Card, EventCard, WorkoutCard} from "./cards";
import {ClashBody} from "./clash-body";
import {CopyForm} from "./copy-form";
import {DayDialog} from "./day-dialog";
import {EventDrawer} from "./event-drawer";
import {HelpBody} from "./help-body";
import {HistoryBody} from "./history-body";
import {removeOfPlan} from "./item-actions";
import {moveCard} from "./move-actions";
import {MoveForm} from "./move-form";
import {RunDrawer} from "./run-drawer";
import {ScopeBody} from "./scope-body";
import type {CalendarActions} from "./use-calendar-actions";
import {WorkoutDrawer} from "./workout-drawer";

/** What lies above the calendar. */
export type Opened =
  | {readonly kind: "day"; readonly day: string}
  | {readonly kind: "card"; readonly key: string}
  | {readonly kind: "move"; readonly card: WorkoutCard | EventCard}
  | {readonly kind: "copy"; readonly card: WorkoutCard}
  /** Of a plan: to another day, or, without one, to be deleted. */
  | {readonly kind: "scope"; readonly card: WorkoutCard; readonly day: string | null}
  | {readonly kind: "history"}
  | {readonly kind: "help"};

export interface DialogProps {
  readonly kit: CalendarKit;
  readonly actions: CalendarActions;
  readonly told: Pick<Board, "kit" | "items" | "cards">;
  readonly open: (opened: Opened | null) => void;
  readonly close: () => void;
}

interface Props extends Omit<DialogProps, "close"> {
  readonly opened: Opened | null;
  readonly cardOf: (key: string) => Card | null;
  readonly onMove: (card: Card, day: string) => void;
}

export function CalendarDialogs({opened, cardOf, onMove, ...rest}: Props) {
  const {kit, actions} = rest;
  const props: DialogProps = {...rest, close: () => rest.open(null)};
  if (actions.clash) {
    return (
      <Dialog label={kit.t("calendar.clashTitle")} onClose={actions.endClash}>
        <ClashBody clash={actions.clash} kit={kit} close={actions.endClash} />
      </Dialog>
    );
  }
  if (opened === null) return null;
  const card = opened.kind === "card" ? cardOf(opened.key) : null;
  if (opened.kind === "card" && card === null) return null;
  const label = labelOf(opened, card, kit);
  const isDrawer = opened.kind === "card" || opened.kind === "day";
  return (
    <Dialog
      key={JSON.stringify(opened.kind === "card" ? opened.key : opened)}
      label={label}
      className={isDrawer ? "dialog cal-drawer" : "dialog"}
      onClose={props.close}
    >
      <Body {...props} opened={opened} card={card} onMove={onMove} />
    </Dialog>
  );
}

function labelOf(opened: Opened, card: Card | null, {t}: CalendarKit): string {
  switch (opened.kind) {
    case "day":
      return longDay(t.formatLocale, opened.day);
    case "card":
      return card?.title ?? "";
    case "move":
      return t("calendar.moveTitle", {title: opened.card.title});
    case "copy":
      return t("calendar.copyTitle", {title: opened.card.title});
    case "scope":
      return t("calendar.scopeTitle");
    case "history":
      return t("calendar.historyTitle");
    case "help":
      return t("calendar.keysTitle");
  }
}

interface BodyProps extends DialogProps {
  readonly opened: Opened;
  readonly card: Card | null;
  readonly onMove: (card: Card, day: string) => void;
}

function Body({opened, card, onMove, ...props}: BodyProps) {
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
          onMove={(day) => {
            close();
            onMove(opened.card, day);
          }}
        />
      );
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
