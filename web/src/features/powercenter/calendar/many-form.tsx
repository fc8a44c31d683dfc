import {addDays} from "@gradus/training/numbers/days";
import {DayForm} from "@/client/parts/day-form";
import type {WorkoutCard} from "./cards";
import type {DialogProps} from "./dialog-props";
import {copyMany, moveMany} from "./many-actions";
import {CALENDAR_DAYS} from "./move-form";

interface Props extends Pick<DialogProps, "context" | "actions" | "close"> {
  readonly what: "move" | "copy";
  /** In the order of their days. */
  readonly cards: readonly WorkoutCard[];
  readonly onSent: () => void;
}

const WEEK = 7;

export function ManyForm({what, cards, context: {t}, actions: {tools}, close, onSent}: Props) {
  const first = cards[0]?.day ?? "";
  const label = t(what === "move" ? "calendar.move" : "calendar.copy");
  return (
    <DayForm
      t={t}
      close={close}
      submit={{label, saving: t("common.working"), variant: "primary"}}
      day={{
        ...CALENDAR_DAYS,
        label: t("calendar.firstDay"),
        hint: t("calendar.manyHint"),
        defaultValue: what === "move" ? first : addDays(first, WEEK),
      }}
      send={async (day) => {
        close();
        onSent();
        void (what === "move" ? moveMany(tools, cards, day) : copyMany(tools, cards, day));
        return {kind: "done"};
      }}
    />
  );
}
