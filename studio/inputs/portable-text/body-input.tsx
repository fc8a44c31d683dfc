import {plainText} from "@gradus/schemas/fields/copy-problems";
import {TOKEN_NAMES} from "@gradus/schemas/tokens";
import {CodeBlockIcon} from "@sanity/icons/CodeBlock";
import {Button, Flex, Stack} from "@sanity/ui";
import {type ReactNode, useMemo, useState} from "react";
import {type PortableTextInputProps, useFormValue} from "sanity";
import {shownRegions} from "../targeting/targeted-regions.ts";
import {useTextLocale} from "../text-locale.ts";
import {containsBraces} from "../tokens/resolved-texts.ts";
import {SentencePreview} from "../tokens/sentence-preview.tsx";
import {insertWords} from "../tokens/token-choices.ts";
import {useMarketValues} from "../values/use-market-values.ts";
import {BodyContext, type BodyContextValue} from "./body-context.ts";
import {tokenRanges} from "./token-ranges.ts";

export function BodyInput(props: PortableTextInputProps) {
  const {value, path, readOnly, renderDefault, schemaType} = props;
  const tokens = schemaType.options?.tokens ?? TOKEN_NAMES;
  const canInsert = !readOnly && tokens.length > 0;
  const [menuRequests, setMenuRequests] = useState(0);
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const locale = useTextLocale(path);
  const blocks = value ?? NOTHING;
  const withTokens = blocks.map((block) => plainText([block])).filter(containsBraces);
  const values = useMarketValues(locale, canInsert || withTokens.length > 0);
  const shown = new Set(shownRegions(useFormValue([]), path));
  const markets = values?.filter(({market}) => shown.has(market.region)) ?? null;
  const body: BodyContextValue = {locale, tokens, markets: values, insertRequests: menuRequests, frame};
  const marks = useMemo(() => tokenMarks(blocks), [blocks]);
  const rangeDecorations = [...(props.rangeDecorations ?? []), ...marks];
  return (
    <BodyContext value={body}>
      <Stack gap={2}>
        <div ref={setFrame}>{renderDefault({...props, rangeDecorations})}</div>
        {canInsert && (
          <Flex>
            <Button
              icon={CodeBlockIcon}
              mode="bleed"
              fontSize={1}
              padding={2}
              text={insertWords(tokens)}
              onClick={() => setMenuRequests(menuRequests + 1)}
            />
          </Flex>
        )}
        {[...new Set(withTokens)].map((text) => (
          <SentencePreview key={text} text={text} markets={markets} />
        ))}
      </Stack>
    </BodyContext>
  );
}

const NOTHING: readonly never[] = [];

/** Tokens look like what they are; misspelt ones are underlined as a typing mistake. */
function tokenMarks(blocks: readonly unknown[]): NonNullable<PortableTextInputProps["rangeDecorations"]> {
  return tokenRanges(blocks).map(({block, span, from, to, isKnown}) => {
    const point = (offset: number) => ({path: [{_key: block}, "children", {_key: span}], offset});
    return {
      component: isKnown ? KnownToken : MisspeltToken,
      selection: {anchor: point(from), focus: point(to)},
    };
  });
}

function KnownToken({children}: {readonly children?: ReactNode}) {
  return (
    <span style={{background: "var(--card-muted-bg-color, rgb(127 127 127 / 0.18))", borderRadius: 3}}>
      {children}
    </span>
  );
}

function MisspeltToken({children}: {readonly children?: ReactNode}) {
  return <span style={{textDecoration: "underline wavy #e5484d", textUnderlineOffset: 3}}>{children}</span>;
}
