import {TOKEN_NAMES} from "@gradus/schemas/tokens";
import {CodeBlockIcon} from "@sanity/icons/CodeBlock";
import {Box, Button, Flex, Stack} from "@sanity/ui";
import {Popover} from "@sanity/ui/popover";
import {type KeyboardEvent, useRef, useState} from "react";
import {type StringInputProps, set, useFormValue} from "sanity";
import {shownRegions} from "../targeting/targeted-regions.ts";
import {useTextLocale} from "../text-locale.ts";
import {useMarketValues} from "../values/use-market-values.ts";
import {findOpenBrace, type OpenBrace, replaceRange, type TextWithCaret} from "./open-brace.ts";
import {containsBraces} from "./resolved-texts.ts";
import {SentencePreview} from "./sentence-preview.tsx";
import {insertWords} from "./token-choices.ts";
import {useTokenMenu} from "./use-token-menu.tsx";

export function CopyInput(props: StringInputProps) {
  const {value = "", path, onChange, readOnly, renderDefault, schemaType} = props;
  const allowed = schemaType.options?.tokens ?? TOKEN_NAMES;
  const [brace, setBrace] = useState<OpenBrace | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const values = useMarketValues(useTextLocale(path), brace !== null || containsBraces(value));
  const shown = new Set(shownRegions(useFormValue([]), path));
  const markets = values?.filter(({market}) => shown.has(market.region)) ?? null;

  const write = ({text, caret}: TextWithCaret) => {
    onChange(set(text));
    setBrace(findOpenBrace(text.slice(0, caret)));
    // The field has the new text only after the form has rendered it.
    requestAnimationFrame(() => placeCaret(fieldIn(frame.current), caret));
  };
  const menu = useTokenMenu({
    markets: values,
    typed: brace?.typed ?? null,
    allowed,
    onPick: (source) => {
      const text = fieldIn(frame.current)?.value ?? value;
      if (brace) write(replaceRange(text, brace.from, brace.from + 1 + brace.typed.length, source));
    },
    onDismiss: () => setBrace(null),
  });
  const followCaret = () => {
    const field = fieldIn(frame.current);
    setBrace(field && findOpenBrace(field.value.slice(0, field.selectionStart ?? 0)));
  };
  const openAtCaret = () => {
    const field = fieldIn(frame.current);
    const caret = field?.selectionStart ?? value.length;
    write(replaceRange(field?.value ?? value, caret, caret, "{"));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!menu.uses(event.key)) return;
    menu.handle(event.key);
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Stack gap={2}>
      <Flex gap={1} ref={frame}>
        <Box
          flex={1}
          onInput={followCaret}
          onKeyDownCapture={handleKey}
          onBlur={({relatedTarget}) => {
            // Choosing a region in the menu is no reason to close it.
            if (!(relatedTarget instanceof HTMLSelectElement)) setBrace(null);
          }}
        >
          {renderDefault(props)}
        </Box>
        {!readOnly && (
          <Button
            icon={CodeBlockIcon}
            mode="bleed"
            fontSize={1}
            padding={3}
            title={`${insertWords(allowed)} (or type {)`}
            aria-label={insertWords(allowed)}
            aria-expanded={brace !== null}
            onClick={openAtCaret}
          />
        )}
      </Flex>
      <Popover
        open={brace !== null}
        portal
        placement="bottom-start"
        referenceElement={frame.current}
        content={menu.content}
      />
      {containsBraces(value) && !brace && (
        <SentencePreview
          text={value}
          markets={markets}
          {...(!readOnly && {
            onReplace: (source: string, replacement: string) =>
              onChange(set(value.replace(source, replacement))),
          })}
        />
      )}
    </Stack>
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement;

function fieldIn(frame: HTMLElement | null): Field | null {
  return frame?.querySelector<Field>("input, textarea") ?? null;
}

function placeCaret(field: Field | null, caret: number): void {
  field?.focus();
  field?.setSelectionRange(caret, caret);
}
