interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly {readonly value: Value; readonly label: string}[];
  /** Null where none of them is. */
  readonly chosen: Value | null;
  readonly onChoose: (value: Value) => void;
}

export function TickTabs<Value extends string>({label, choices, chosen, onChoose}: Props<Value>) {
  return (
    <fieldset className="tick-tabs">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={choice.value === chosen ? "tick-tab tick-current text-ui" : "tick-tab text-ui"}
          aria-pressed={choice.value === chosen}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  );
}
