import {type SubmitEvent, useId, useState} from "react";
import {Button} from "@/ui/button";
import {TextField} from "@/ui/form/text-field";
import {isRunDay} from "../../address/run-dates";

interface Props {
  readonly range: {readonly from: string; readonly to: string};
  readonly words: {readonly from: string; readonly to: string; readonly show: string; readonly wrong: string};
  readonly onChoose: (range: {readonly from: string; readonly to: string}) => void;
}

/** From one day to another, both included. */
export function DayRangeForm(props: Props) {
  const {from, to} = props.range;
  // The key recreates the fields for another range, so that they start with its dates.
  return <Fields key={`${from} ${to}`} {...props} />;
}

function Fields({range, words, onChoose}: Props) {
  const id = useId();
  const [mistake, setMistake] = useState<string | null>(null);
  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const [from, to] = [String(typed.get("from")), String(typed.get("to"))];
    const isRange = isRunDay(from) && isRunDay(to) && from <= to;
    setMistake(isRange ? null : words.wrong);
    if (isRange) onChoose({from, to});
  }
  return (
    <form method="get" className="chart-choices" onSubmit={send} noValidate>
      <TextField
        field={{name: "from", id: `${id}-from`, mistake}}
        label={words.from}
        type="date"
        className=""
        defaultValue={range.from}
      />
      <TextField
        field={{name: "to", id: `${id}-to`, mistake: null}}
        label={words.to}
        type="date"
        className=""
        defaultValue={range.to}
      />
      <Button type="submit" variant="secondary">
        {words.show}
      </Button>
    </form>
  );
}
