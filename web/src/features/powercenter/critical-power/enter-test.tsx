import type {CpTestCandidates} from "@gradus/backend/contract/critical-power";
import {CP_TESTS, TEST_POWER_BOUNDS} from "@gradus/backend/contract/critical-power-values";
import type {FieldCode} from "@gradus/backend/contract/field-code";
import {TEST_PROTOCOLS, testedCp} from "@gradus/training/cp/explicit-test";
import {type FieldCodes, fieldMistakes} from "@/client/forms/field-mistakes";
import {calendarDay, numberWithin, parseNumber} from "@/client/forms/field-rules";
import {failureOutcome} from "@/client/forms/reply-outcome";
import {DialogForm} from "@/client/parts/dialog-form";
import {setCpTest, useDetectedTests} from "@/client/resources/use-critical-power";
import {DialogButton} from "@/ui/dialog-button";
import type {FormValues} from "@/ui/form/form-state";
import {SelectField} from "@/ui/form/select-field";
import {TextField} from "@/ui/form/text-field";
import {useForm} from "@/ui/form/use-form";
import {fullDayWords} from "../format/day-words";
import {durationWords} from "../power/duration-words";
import type {PowerTranslator} from "../power/power-messages";
import type {CpContext} from "./cp-context";

interface Props {
  readonly context: CpContext;
  readonly onSet: (day: string) => void;
}

const FIELDS = ["protocol", "short_power", "long_power", "date"] as const;
type Field = (typeof FIELDS)[number];
type Values = FormValues<Field>;
type CpTestCandidate = CpTestCandidates["items"][number];

export function EnterTest({context, onSet}: Props) {
  const {t} = context;
  const tests = useDetectedTests();
  const found = tests.data?.items[0] ?? null;
  function onNamed(day: string) {
    tests.retry();
    onSet(day);
  }
  return (
    <DialogButton label={t("power.test.open")} title={t("power.test.title")}>
      {(close) => <TestForm context={context} found={found} onSet={onNamed} close={close} />}
    </DialogButton>
  );
}

type FormProps = Props & {readonly found: CpTestCandidate | null; readonly close: () => void};

function TestForm({context, found, onSet, close}: FormProps) {
  const {automatic, t} = context;
  const today = automatic.to;
  const notes = notesOf(t);
  const form = useForm({
    names: FIELDS,
    validate: (values) => fieldMistakes(mistakesOf(values, today), t, notes),
    send,
  });

  async function send(values: Values) {
    const run = found && isOfRun(values, found) ? {activity_id: found.activity_id} : {};
    const reply = await setCpTest({date: values.date, ...effortsOf(values), ...run});
    if (!reply.ok) return failureOutcome(reply, {names: FIELDS, t, notes});
    close();
    onSet(values.date);
    return {kind: "done"} as const;
  }
  return (
    <DialogForm
      form={form}
      t={t}
      close={close}
      submit={{label: t("power.test.set"), saving: t("common.saving")}}
      intro={<Intro context={context} found={found} />}
    >
      <SelectField
        field={form.field("protocol")}
        label={t("power.test.protocol")}
        choices={CP_TESTS.map((value) => ({value, label: protocolWords(value, t)}))}
        defaultValue={found?.protocol ?? CP_TESTS[0]}
      />
      {(["short_power", "long_power"] as const).map((name) => (
        <TextField
          key={name}
          field={form.field(name)}
          label={t(name === "short_power" ? "power.test.short" : "power.test.long")}
          hint={t("power.hand.hint", TEST_POWER_BOUNDS)}
          inputMode="decimal"
          autoComplete="off"
          defaultValue={found ? String(found[name]) : ""}
        />
      ))}
      <TextField
        field={form.field("date")}
        label={t("power.test.day")}
        type="date"
        max={today}
        defaultValue={found?.date ?? today}
      />
    </DialogForm>
  );
}

function Intro({context: {t}, found}: {readonly context: CpContext; readonly found: CpTestCandidate | null}) {
  return (
    <>
      <p className="mt-4">{t("power.test.text")}</p>
      {found && (
        <p className="mt-4">
          {t("power.test.found", {name: found.name, date: fullDayWords(t.formatLocale, found.date)})}
        </p>
      )}
    </>
  );
}

function protocolWords(protocol: (typeof CP_TESTS)[number], t: PowerTranslator): string {
  const [short, long] = TEST_PROTOCOLS[protocol];
  return t("power.test.of", {short: durationWords(short), long: durationWords(long)});
}

const protocolOf = ({protocol}: Pick<Values, "protocol">) =>
  CP_TESTS.find((known) => known === protocol) ?? CP_TESTS[0];

const effortsOf = (values: Values) => ({
  protocol: protocolOf(values),
  short_power: parseNumber(values.short_power) ?? 0,
  long_power: parseNumber(values.long_power) ?? 0,
});

/** A test of another day belongs to another run. */
const isOfRun = ({date}: Values, found: CpTestCandidate) => date === found.date;

/** The validation errors the server would return: each value first, then both together. */
function mistakesOf(values: Values, today: string): FieldCodes<Field> {
  const watts = numberWithin(TEST_POWER_BOUNDS);
  const codes = {
    short_power: watts(values.short_power),
    long_power: watts(values.long_power),
    date: calendarDay(values.date) ?? (values.date > today ? ("out_of_range" as const) : undefined),
  };
  if (codes.short_power || codes.long_power) return codes;
  return {...codes, ...combinedMistakes(values)};
}

function combinedMistakes(values: Values): Partial<Record<Field, FieldCode>> {
  const {protocol, short_power: shortPower, long_power: longPower} = effortsOf(values);
  const tested = testedCp({protocol, shortPower, longPower});
  if (tested.status === "ok") return {};
  return {[tested.reason === "reversed" ? "long_power" : "short_power"]: "impossible"};
}

const notesOf = (t: PowerTranslator) => ({
  short_power: {
    ...TEST_POWER_BOUNDS,
    words: {impossible: t("power.test.unbelievable"), not_maximal: t("power.test.notMaximal")},
  },
  long_power: {
    ...TEST_POWER_BOUNDS,
    words: {impossible: t("power.test.reversed"), not_maximal: t("power.test.notMaximal")},
  },
  date: {words: {out_of_range: t("power.hand.future")}},
});
