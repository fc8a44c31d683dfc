import {CloseIcon} from "@sanity/icons/Close";
import {Button, Card, Flex, Text} from "@sanity/ui";
import type {ReactNode} from "react";

interface PaneHeader {
  readonly title: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function PaneHeader({title, onClose, children}: PaneHeader) {
  return (
    <Card borderBottom padding={2} style={{position: "sticky", top: 0, zIndex: 1}}>
      <Flex align="center" gap={2}>
        <Flex flex={1} padding={2}>
          <Text as="h2" size={1} weight="semibold">
            {title}
          </Text>
        </Flex>
        {children}
        <Button aria-label={`Close: ${title}`} icon={CloseIcon} mode="bleed" onClick={onClose} padding={2} />
      </Flex>
    </Card>
  );
}
