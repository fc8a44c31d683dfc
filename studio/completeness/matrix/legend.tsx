import {CELL_STATES} from "@gradus/schemas/completeness/cell";
import type {MatrixRow} from "@gradus/schemas/completeness/matrix";
import {Badge, Flex, Text} from "@sanity/ui";
import {STATE_WORDS} from "./cell-words.ts";
import {STATE_MARKS} from "./state-mark.tsx";

export function Legend({rows}: {rows: readonly MatrixRow[]}) {
  const cells = rows.flatMap((row) => row.cells);
  return (
    <Flex as="ul" gap={3} margin={0} padding={0} wrap="wrap">
      {CELL_STATES.map((state) => {
        const {Icon, tone} = STATE_MARKS[state];
        const {title, meaning} = STATE_WORDS[state];
        return (
          <Flex as="li" key={state} align="center" gap={2} title={meaning}>
            <Badge tone={tone === "neutral" ? "default" : tone} padding={1}>
              <Icon />
            </Badge>
            <Text size={1}>
              {title}{" "}
              <span style={{opacity: 0.65}}>{cells.filter((cell) => cell.state === state).length}</span>
            </Text>
          </Flex>
        );
      })}
    </Flex>
  );
}
