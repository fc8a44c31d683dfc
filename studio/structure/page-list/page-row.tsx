import type {Locale} from "@gradus/schemas/markets";
import {Box, Card, Flex, Stack, Text} from "@sanity/ui";
import {type ElementType, type ReactNode, useMemo} from "react";
import {usePaneRouter} from "sanity/structure";
import {LanguageChip} from "../../translation/bar/language-chip.tsx";
import type {LanguageChoice} from "../../translation/language-filter/language-store.ts";
import type {LanguageVersion, PageGroup} from "../../translation/languages/page-group.ts";

interface PageRowProps {
  readonly page: PageGroup;
  readonly language: LanguageChoice;
  /** The address, or another detail that distinguishes pages. */
  readonly detail: string | null;
  onCreate(locale: Locale): void;
}

export function PageRow({page, language, detail, onCreate}: PageRowProps) {
  const shown = page.languages.filter(({locale}) => language === "all" || locale === language);
  const main = shown.find(({pair}) => pair !== null) ?? page.languages.find(({pair}) => pair !== null);
  return (
    <Card as="li" borderBottom paddingX={3} paddingY={2}>
      <Flex align="center" gap={3} wrap="wrap">
        <Box flex={1} style={{minWidth: 160}}>
          <OpenPage id={main?.pair?.id ?? null}>
            <Stack gap={2} padding={2}>
              <Text size={1} textOverflow="ellipsis" weight="medium">
                {page.title}
              </Text>
              <Flex align="center" gap={2}>
                {detail && (
                  <Text muted size={0} textOverflow="ellipsis">
                    {detail}
                  </Text>
                )}
                <RegionGlyphs regions={page.regions} />
              </Flex>
            </Stack>
          </OpenPage>
        </Box>
        <Flex aria-label={`Languages of ${page.title}`} gap={1} paddingX={2} role="group">
          {shown.map((version) => (
            <RowChip key={version.locale} onCreate={onCreate} version={version} />
          ))}
        </Flex>
      </Flex>
    </Card>
  );
}

/** The codes of the regions of a page; shown only if the page is limited to some regions. */
function RegionGlyphs({regions}: {regions: PageGroup["regions"]}) {
  if (regions === null) return null;
  return (
    <Text aria-label={`Only in ${regions.join(", ")}`} muted size={0} weight="semibold">
      {regions.map((region) => region.toUpperCase()).join(" ")}
    </Text>
  );
}

function OpenPage({id, children}: {id: string | null; children: ReactNode}) {
  const Link = useChildLink(id);
  const isOpen = useIsOpen(id);
  if (id === null) return children;
  return (
    <Card as={Link} data-as="a" pressed={isOpen} radius={2} selected={isOpen} style={{display: "block"}}>
      {children}
    </Card>
  );
}

function RowChip({version, onCreate}: {version: LanguageVersion; onCreate(locale: Locale): void}) {
  const {pair, locale} = version;
  const Link = useChildLink(pair?.id ?? null);
  const isOpen = useIsOpen(pair?.id ?? null);
  if (!pair) return <LanguageChip onClick={() => onCreate(locale)} version={version} />;
  return <LanguageChip as={Link} isSelected={isOpen} version={version} />;
}

/** A link that opens a document in the next pane. */
function useChildLink(id: string | null): ElementType {
  const {ChildLink} = usePaneRouter();
  return useMemo(
    () =>
      function OpenDocument(props: object) {
        return <ChildLink {...props} childId={id ?? ""} />;
      },
    [ChildLink, id],
  );
}

function useIsOpen(id: string | null): boolean {
  const {groupIndex, routerPanesState} = usePaneRouter();
  return id !== null && routerPanesState[groupIndex + 1]?.some((pane) => pane.id === id) === true;
}
