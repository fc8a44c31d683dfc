import {Button, Flex, Stack, Text, TextArea} from "@sanity/ui";
import {useToast} from "@sanity/ui/toast";
import {useState} from "react";
import {DayInput} from "../../dialogs/day-input.tsx";
import {Field} from "../../dialogs/field.tsx";
import {Problem} from "../../dialogs/problem.tsx";
import {refreshStatus} from "../backend/legal-status.ts";
import {type LegalStatus, type Move, RefusalError} from "../backend/reply.ts";
import {useLegalBackend} from "../backend/use-legal-backend.ts";
import {ConditionsList} from "./conditions-list.tsx";
import {MOVE_SPECS, type MoveField} from "./moves.ts";

interface MoveDialog {
  readonly move: Move;
  readonly status: LegalStatus;
  readonly onClose: () => void;
}

export function MoveDialog({move, status, onClose}: MoveDialog) {
  const spec = MOVE_SPECS[move];
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  const {isBusy, refusal, make} = useMove({move, status, onDone: onClose});
  const isAnswered = spec.answersConditions !== undefined && Boolean(values[spec.answersConditions]?.trim());
  // A return or a withdrawal is stopped by nothing but its own fields.
  const waits = move === "review" || move === "seal" ? status.conditions : [];
  const missingField = spec.fields.some(({name, isRequired}) => isRequired && !values[name]?.trim());
  const isStopped = missingField || (waits.length > 0 && !isAnswered);
  return (
    <Stack gap={4}>
      <Text size={1}>{spec.explanation}</Text>
      {refusal === null ? (
        <ConditionsList title="Still missing" conditions={waits} />
      ) : (
        <Refusal refusal={refusal} />
      )}
      {spec.fields.map((field) => (
        <FieldInput
          field={field}
          key={field.name}
          onChange={(value) => setValues({...values, [field.name]: value})}
          value={values[field.name] ?? ""}
        />
      ))}
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" onClick={onClose} text="Cancel" />
        <Button
          disabled={isStopped || isBusy}
          loading={isBusy}
          onClick={() => make(values)}
          text={spec.label}
          tone={spec.tone}
        />
      </Flex>
    </Stack>
  );
}

function Refusal({refusal}: {refusal: RefusalError}) {
  if (refusal.code !== "unreachable" && refusal.conditions.length > 0) {
    return <ConditionsList title={refusal.message} conditions={refusal.conditions} />;
  }
  return <Problem words={refusal.message} />;
}

interface FieldInput {
  readonly field: MoveField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FieldInput({field, value, onChange}: FieldInput) {
  return (
    <Field hint={field.hint} label={field.label}>
      {(id) =>
        field.kind === "day" ? (
          <DayInput id={id} onChange={onChange} value={value} />
        ) : (
          <TextArea
            id={id}
            onChange={(event) => onChange(event.currentTarget.value)}
            rows={3}
            value={value}
          />
        )
      }
    </Field>
  );
}

interface MakeMove {
  readonly move: Move;
  readonly status: LegalStatus;
  readonly onDone: () => void;
}

function useMove({move, status, onDone}: MakeMove) {
  const backend = useLegalBackend();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<RefusalError | null>(null);
  const spec = MOVE_SPECS[move];

  async function make(values: Readonly<Record<string, string>>) {
    setBusy(true);
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ""));
    try {
      await backend.move(move, {version: status.version, ...spec.extra(status), ...filled});
      refreshStatus(status.version);
      toast.push({status: "success", title: spec.done});
      onDone();
    } catch (error) {
      if (!(error instanceof RefusalError)) throw error;
      setRefusal(error);
      refreshStatus(status.version);
    } finally {
      setBusy(false);
    }
  }
  return {isBusy, refusal, make};
}
