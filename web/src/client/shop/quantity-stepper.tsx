import {IconDrawing} from "@/ui/icon/icon-drawing";
import {MINUS, PLUS} from "@/ui/icon/steps";

interface Props {
  readonly id: string;
  readonly qty: number;
  readonly max: number;
  readonly words: {readonly quantity: string; readonly fewer: string; readonly more: string};
  /** Names what is counted, beside the words. */
  readonly labelledBy?: string | undefined;
  readonly describedBy?: string | undefined;
  /** Called for every press and every typed number; the caller limits it to the bounds. */
  readonly onChange: (qty: number) => void;
}

/** In a form it works without scripts: the buttons send a step, the field a number. */
export function QuantityStepper({id, qty, max, words, labelledBy, describedBy, onChange}: Props) {
  const isFull = qty >= max;
  /** Writes the accepted number into the field, also where it equals the previous one. */
  function take(field: HTMLInputElement) {
    const typed = numberOf(field.value, qty);
    field.value = String(Math.min(typed, max));
    onChange(typed);
  }
  return (
    <div className="stepper" data-full={isFull || undefined}>
      <div className="stepper-box">
        <button
          type="submit"
          name="step"
          value="-1"
          aria-label={words.fewer}
          aria-describedby={labelledBy}
          aria-disabled={qty <= 1}
          onClick={(event) => {
            event.preventDefault();
            if (qty > 1) onChange(qty - 1);
          }}
        >
          <IconDrawing drawing={MINUS} size={16} />
        </button>
        <input
          id={id}
          key={qty}
          name="qty"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={qty}
          aria-label={words.quantity}
          aria-describedby={describedBy ?? labelledBy}
          onBlur={({target}) => take(target)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            take(event.currentTarget);
          }}
        />
        <button
          type="submit"
          name="step"
          value="1"
          aria-label={words.more}
          aria-describedby={labelledBy}
          aria-disabled={isFull}
          onClick={(event) => {
            event.preventDefault();
            onChange(qty + 1);
          }}
        >
          <IconDrawing drawing={PLUS} size={16} />
        </button>
      </div>
      <div className="stepper-rail" aria-hidden="true">
        {Array.from({length: max}, (_, unit) => (
          <i key={unit} data-on={unit < qty || undefined} />
        ))}
      </div>
    </div>
  );
}

/** What is no whole number from one on is taken back. */
function numberOf(text: string, before: number): number {
  const typed = Number(text.trim());
  return Number.isInteger(typed) && typed >= 1 ? typed : before;
}
