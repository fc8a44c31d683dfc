import {amountWords, type CalendarContext, longDay, shortTime} from "./calendar-context";
import {type Card, doneOf, plannedOf, statusOf, type WorkoutCard} from "./cards";
import {MEASURES} from "./week-totals";

export function statusWords(card: Card, {t}: Pick<CalendarContext, "t">): string {
  if (card.isDeleted) return t("calendar.deletedMark");
  return card.kind === "event"
    ? t(`calendar.kind.${card.event.kind}`)
    : t(`calendar.standing.${statusOf(card)}`);
}

/** "planned 60 min, done 48 min, 80 %"; null where there is nothing to hold against each other. */
export function ruleWords({workout, run, judgement}: WorkoutCard, context: CalendarContext): string | null {
  const {t} = context;
  if (workout.skipped) return t("calendar.skippedBecause", {reason: t(`calendar.skip.${workout.skipped}`)});
  if (run === null || judgement.base === null || judgement.share === null) {
    const {duration} = plannedOf(workout);
    return duration === null ? null : t("calendar.plannedOnly", {planned: shortTime(duration)});
  }
  return t("calendar.rule", {
    planned: amountWords(judgement.base, plannedOf(workout)[judgement.base], context),
    done: amountWords(judgement.base, doneOf(run)[judgement.base], context),
    percent: context.format.number(100 * judgement.share),
  });
}

/** A card as one sentence, for users who do not see it. */
export function cardSentence(card: Card, context: CalendarContext): string {
  const {t} = context;
  const base = {
    title: card.title,
    status: statusWords(card, context),
    day: longDay(t.formatLocale, card.day),
  };
  if (card.kind === "event") return t("calendar.cardSentence", base);
  const rule = card.kind === "workout" ? ruleWords(card, context) : amountsWords(card, context);
  const sentence = t("calendar.cardSentence", base);
  return rule === null ? sentence : `${sentence} ${rule}.`;
}

/** "53 min, 9.8 km, stress 53": what was done, or what is planned as long as nothing was. */
export function amountsWords(card: Card, kit: CalendarContext): string {
  if (card.kind === "event") return "";
  const amounts = card.kind === "run" || card.run ? doneOf(runOf(card)) : plannedOf(card.workout);
  return MEASURES.flatMap((measure) => {
    const value = amounts[measure];
    if (value === null) return [];
    const words = amountWords(measure, value, kit);
    return [measure === "stress" ? kit.t("calendar.stressOf", {stress: words}) : words];
  }).join(", ");
}

function runOf(card: Exclude<Card, {kind: "event"}>) {
  if (card.run === null) throw new Error("A workout that was not run has no run");
  return card.run;
}
