import {BOUNDS} from "@gradus/backend/contract/bounds";
import type {Translator} from "@/i18n/message-types";
import type {FieldCodes, FieldNotes} from "./field-mistakes";
import {calendarDay, type FieldRule, raceName, required} from "./field-rules";

export const GOAL_FIELDS = ["goal_kind", "goal_date", "goal_name"] as const;
type GoalName = (typeof GOAL_FIELDS)[number];
export type GoalValues = {readonly [name in GoalName]?: string | undefined};

export const GOAL_MESSAGES = [
  "common.optional",
  "signup.goalRace",
  "signup.goalNone",
  "signup.goal5k",
  "signup.goal10k",
  "signup.goalHalf",
  "signup.goalMarathon",
  "signup.goalUltra",
  "signup.goalDate",
  "signup.goalName",
  "signup.goalDateInvalid",
] as const;
export type GoalTranslator = Translator<(typeof GOAL_MESSAGES)[number]>;

const KINDS = ["none", "5k", "10k", "half_marathon", "marathon", "ultra"] as const;

export function goalChoices(t: GoalTranslator) {
  return [
    {value: "none", label: t("signup.goalNone")},
    {value: "5k", label: t("signup.goal5k")},
    {value: "10k", label: t("signup.goal10k")},
    {value: "half_marathon", label: t("signup.goalHalf")},
    {value: "marathon", label: t("signup.goalMarathon")},
    {value: "ultra", label: t("signup.goalUltra")},
  ];
}

export const goalNotes = (t: GoalTranslator): FieldNotes => ({
  goal_name: BOUNDS.race_name,
  goal_date: {words: {out_of_range: t("signup.goalDateInvalid")}},
});

const hasRace = ({goal_kind}: GoalValues) => goal_kind !== undefined && goal_kind !== "none";

/** `today` is yyyy-MM-dd where the person is. */
export function goalCodes(values: GoalValues, today: string): FieldCodes<GoalName> {
  return {
    goal_kind: required(values.goal_kind ?? ""),
    ...(hasRace(values) && {
      goal_date: values.goal_date ? raceDay(today)(values.goal_date) : undefined,
      goal_name: raceName(values.goal_name ?? ""),
    }),
  };
}

export function goalRaceOf(values: GoalValues) {
  const {goal_date, goal_name} = values;
  return {
    kind: KINDS.find((kind) => kind === values.goal_kind) ?? "none",
    ...(hasRace(values) && goal_date && {date: goal_date}),
    ...(hasRace(values) && goal_name?.trim() && {name: goal_name.trim()}),
  };
}

const raceDay =
  (today: string): FieldRule =>
  (value) => {
    const latest = `${Number(today.slice(0, 4)) + BOUNDS.race_years_ahead}${today.slice(4)}`;
    return calendarDay(value) ?? (value > today && value <= latest ? undefined : "out_of_range");
  };
