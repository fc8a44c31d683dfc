import {DocumentIcon} from "@sanity/icons/Document";
import {Box, Button, Flex, Stack, Text} from "@sanity/ui";
import {Popover} from "@sanity/ui/popover";
import {useRef, useState} from "react";
import {type StringInputProps, set, useFormValue} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {LoadFailedNotice} from "../../live-query/loadable-view.tsx";
import {PickMenu} from "../pick-menu.tsx";
import {linkChoices, matchLinks} from "./link-choices.ts";
import {usePages} from "./use-pages.ts";

/** Region and language never are part of the path. */
export function PathInput(props: StringInputProps) {
  const {value, onChange, readOnly, renderDefault} = props;
  const [isOpen, setIsOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const loaded = usePages(isOpen || Boolean(value));
  const pages = lastKnown(loaded);
  const choices = linkChoices(pages ?? [], useFormValue([]));
  const chosen = pages && choices.find(({id}) => id === value);
  return (
    <Stack gap={3}>
      <Flex gap={1} ref={frame}>
        <Box flex={1}>{renderDefault(props)}</Box>
        {!readOnly && (
          <Button
            icon={DocumentIcon}
            mode="bleed"
            fontSize={1}
            padding={3}
            title="Pick a page"
            aria-label="Pick a page"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(true)}
          />
        )}
      </Flex>
      <Popover
        open={isOpen}
        portal
        placement="bottom-start"
        referenceElement={frame.current}
        content={
          <>
            {loaded.status === "failed" && (
              <LoadFailedNotice
                isKnown={pages !== null}
                margin={3}
                sentence={loaded.sentence}
                what="The pages"
              />
            )}
            <PickMenu
              label="Find a page"
              placeholder="Name or address"
              isLoading={loaded.status === "loading"}
              find={(typed) => matchLinks(choices, typed)}
              onPick={(path) => {
                onChange(set(path));
                setIsOpen(false);
              }}
              onLeave={() => setIsOpen(false)}
            />
          </>
        }
      />
      {chosen && (
        <Text size={1} muted>
          Leads to: {chosen.title}
        </Text>
      )}
    </Stack>
  );
}
