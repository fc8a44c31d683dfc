import {REGION_CHOICES} from "@gradus/schemas/fields/options";
import {Button, Flex, Select, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {DayInput} from "../../dialogs/day-input.tsx";
import {Field} from "../../dialogs/field.tsx";
import {messageOf} from "../../dialogs/message-of.ts";
import {Problem} from "../../dialogs/problem.tsx";
import type {EvidenceFile, EvidenceRequest} from "../backend/legal-backend.ts";
import {useLegalBackend} from "../backend/use-legal-backend.ts";
import {kindTitle} from "../words.ts";

interface EvidenceDialog {
  readonly kind: string;
  /** Initially selected day: one on which the open version applied. */
  readonly day: string;
  readonly region: string;
  readonly onClose: () => void;
}

const FILE_NAMES: Readonly<Record<EvidenceFile, string>> = {evidence: "evidence", "page-snapshot": "pages"};

export function EvidenceDialog({kind, day, region, onClose}: EvidenceDialog) {
  const [question, setQuestion] = useState({kind, region, date: day});
  const {busy, problem, save} = useEvidence();
  const isReady = busy === null && question.date !== "";
  return (
    <Stack gap={4}>
      <Text size={1}>
        One file with the words that applied, their fingerprints, the approvals, the log and the proof that
        nothing was changed since. The same question always gives the same file, byte by byte. What the site
        shows of these words today is a file of its own.
      </Text>
      <Field label="Region">
        {(id) => (
          <Select
            id={id}
            onChange={(event) => setQuestion({...question, region: event.currentTarget.value})}
            value={question.region}
          >
            {REGION_CHOICES.map(({value, title}) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="As of">
        {(id) => (
          <DayInput id={id} onChange={(date) => setQuestion({...question, date})} value={question.date} />
        )}
      </Field>
      <Problem words={problem} />
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" onClick={onClose} text="Close" />
        <Button
          disabled={!isReady}
          loading={busy === "page-snapshot"}
          mode="ghost"
          onClick={() => save("page-snapshot", question)}
          text="Save current pages"
        />
        <Button
          disabled={!isReady}
          loading={busy === "evidence"}
          onClick={() => save("evidence", question)}
          text={`Export ${kindTitle(kind)}`}
          tone="primary"
        />
      </Flex>
    </Stack>
  );
}

/** Both files can be saved, one after the other. */
function useEvidence() {
  const backend = useLegalBackend();
  const [busy, setBusy] = useState<EvidenceFile | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function save(file: EvidenceFile, question: EvidenceRequest) {
    const {kind, region, date} = question;
    setBusy(file);
    setProblem(null);
    try {
      download(await backend.download(file, question), `${FILE_NAMES[file]}-${kind}-${region}-${date}.zip`);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setBusy(null);
  }
  return {busy, problem, save};
}

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
