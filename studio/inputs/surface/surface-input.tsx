import {FIELD_CHOICES} from "@gradus/schemas/fields/options";
import {Card, Grid, Text} from "@sanity/ui";
import {type KeyboardEvent, useRef} from "react";
import {type StringInputProps, set} from "sanity";
import {isSurface, surfaceGround} from "../site-colours.ts";

export function SurfaceInput({value, onChange, readOnly, elementProps}: StringInputProps) {
  const group = useRef<HTMLDivElement>(null);
  const chosen = FIELD_CHOICES.findIndex((choice) => choice.value === value);
  const moveFocus = (event: KeyboardEvent) => {
    const move = {ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1}[event.key];
    if (!move || readOnly) return;
    event.preventDefault();
    const next = (Math.max(0, chosen) + move + FIELD_CHOICES.length) % FIELD_CHOICES.length;
    onChange(set(FIELD_CHOICES[next]?.value));
    const button = group.current?.children[next];
    if (button instanceof HTMLElement) button.focus();
  };
  return (
    <Grid
      ref={group}
      gridTemplateColumns={[2, 3, 5]}
      gap={2}
      role="radiogroup"
      aria-describedby={elementProps["aria-describedby"]}
      onKeyDown={moveFocus}
    >
      {FIELD_CHOICES.map(({value: option, title}, index) => (
        <Swatch
          key={option}
          name={option}
          title={title}
          isChosen={option === value}
          isTabStop={index === Math.max(0, chosen)}
          isDisabled={Boolean(readOnly)}
          elementRef={index === Math.max(0, chosen) ? elementProps.ref : null}
          onChoose={() => onChange(set(option))}
        />
      ))}
    </Grid>
  );
}

interface SwatchProps {
  readonly name: string;
  readonly title: string;
  readonly isChosen: boolean;
  readonly isTabStop: boolean;
  readonly isDisabled: boolean;
  readonly elementRef: StringInputProps["elementProps"]["ref"] | null;
  readonly onChoose: () => void;
}

function Swatch({name, title, isChosen, isTabStop, isDisabled, elementRef, onChoose}: SwatchProps) {
  const isPainted = isSurface(name);
  return (
    <Card
      as="button"
      type="button"
      ref={elementRef}
      role="radio"
      aria-checked={isChosen}
      tabIndex={isTabStop ? 0 : -1}
      disabled={isDisabled}
      radius={2}
      padding={0}
      overflow="hidden"
      onClick={onChoose}
      style={{
        cursor: isDisabled ? "default" : "pointer",
        boxShadow: isChosen
          ? "0 0 0 2px var(--card-bg-color), 0 0 0 4px var(--card-focus-ring-color)"
          : "inset 0 0 0 1px var(--card-border-color)",
      }}
    >
      <div
        aria-hidden
        style={{
          height: 52,
          display: "grid",
          alignItems: "end",
          padding: 8,
          font: "700 20px/1 var(--card-font-family, sans-serif)",
          color: isPainted ? "#fff" : "inherit",
          background: isPainted ? surfaceGround(name) : "transparent",
        }}
      >
        Aa
      </div>
      <Card borderTop padding={2} tone="inherit">
        <Text size={1} weight={isChosen ? "semibold" : "regular"}>
          {title}
        </Text>
      </Card>
    </Card>
  );
}
