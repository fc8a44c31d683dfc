import {DesktopIcon} from "@sanity/icons/Desktop";
import {MoonIcon} from "@sanity/icons/Moon";
import {SunIcon} from "@sanity/icons/Sun";
import {Button, Flex} from "@sanity/ui";
import type {ComponentType} from "react";
import {WIDTHS, type Width} from "./frame-size.ts";
import type {Scheme} from "./use-frame.ts";

interface ChoiceProps<Value> {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function WidthChoice({value, onChange}: ChoiceProps<Width>) {
  return (
    <Flex gap={1} role="group" aria-label="Width of the page">
      {WIDTHS.map((width) => (
        <Button
          key={width}
          mode="bleed"
          fontSize={1}
          padding={2}
          text={width === "fit" ? "Fit" : String(width)}
          title={width === "fit" ? "As wide as there is room" : `${width} pixels wide`}
          selected={width === value}
          aria-pressed={width === value}
          onClick={() => onChange(width)}
        />
      ))}
    </Flex>
  );
}

const SCHEMES: Readonly<Record<Scheme, {label: string; icon: ComponentType}>> = {
  system: {label: "Colours as on this computer", icon: DesktopIcon},
  light: {label: "Light colours", icon: SunIcon},
  dark: {label: "Dark colours", icon: MoonIcon},
};

export function SchemeChoice({value, onChange}: ChoiceProps<Scheme>) {
  return (
    <Flex gap={1} role="group" aria-label="Colours of the page">
      {(["system", "light", "dark"] as const).map((scheme) => (
        <Button
          key={scheme}
          mode="bleed"
          fontSize={1}
          padding={2}
          icon={SCHEMES[scheme].icon}
          aria-label={SCHEMES[scheme].label}
          title={SCHEMES[scheme].label}
          selected={scheme === value}
          aria-pressed={scheme === value}
          onClick={() => onChange(scheme)}
        />
      ))}
    </Flex>
  );
}
