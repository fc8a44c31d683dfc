import type {RunnerAttributeQuery} from "@gradus/backend/contract/runner-attributes";
import type {Choices} from "../../address/use-address-choices";
import {ChoiceField} from "../../power/choice-field";
import type {RunnerTranslator} from "./runner-messages";
import {COMPARED} from "./runner-query";

interface Props {
  readonly query: RunnerAttributeQuery;
  readonly isHidden: boolean;
  /** Whether there is a group to narrow, or one was narrowed away. */
  readonly hasGroups: boolean;
  /** Whether neither table of age grades applies by itself. */
  readonly needsTable: boolean;
  readonly t: RunnerTranslator;
  readonly onChoose: (changes: Choices) => void;
  readonly onHide: (isHidden: boolean) => void;
}

export function ComparisonChoices({query, isHidden, hasGroups, needsTable, t, onChoose, onHide}: Props) {
  return (
    <div className="chart-choices">
      {!isHidden && hasGroups && (
        <fieldset>
          <legend className="text-label">{t("runner.compareWith")}</legend>
          <div className="flex flex-wrap gap-x-5">
            {COMPARED.map((name) => (
              <Check
                key={name}
                name={name}
                label={t(`runner.with.${name}`)}
                isOn={query[name] === "1"}
                onChange={(isOn) => onChoose({[name]: isOn ? "1" : ""})}
              />
            ))}
          </div>
        </fieldset>
      )}
      {!isHidden && needsTable && (
        <TableChoice table={query.table ?? ""} t={t} onChoose={(table) => onChoose({table})} />
      )}
      <Check name="hide" label={t("runner.hide")} isOn={isHidden} onChange={onHide} />
    </div>
  );
}

interface CheckProps {
  readonly name: string;
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Check({name, label, isOn, onChange}: CheckProps) {
  return (
    <label className="flex min-h-hit items-center gap-2 self-end">
      <input
        type="checkbox"
        name={name}
        className="size-5 accent-current"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface TableProps {
  readonly table: string;
  readonly t: RunnerTranslator;
  readonly onChoose: (table: string) => void;
}

/** Age grades know a table for men and one for women; who is in neither may choose. */
function TableChoice({table, t, onChoose}: TableProps) {
  return (
    <ChoiceField name="table" label={t("runner.table")} value={table} onChoose={onChoose}>
      <option value="">{t("runner.noTable")}</option>
      <option value="women">{t("runner.tableOf.women")}</option>
      <option value="men">{t("runner.tableOf.men")}</option>
    </ChoiceField>
  );
}
