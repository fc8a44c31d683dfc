import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {Flex, Stack, Text} from "@sanity/ui";
import {MenuItem} from "@sanity/ui/menu";
import {UserAvatar} from "sanity";
import type {LakePerson} from "./lake-people.ts";

interface Props {
  readonly person: LakePerson;
  readonly isPresent: boolean;
  readonly onChoose: () => void;
}

export function PersonItem({person, isPresent, onChoose}: Props) {
  const {id, name, roles} = person;
  return (
    <MenuItem padding={3} pressed={isPresent} onClick={isPresent ? undefined : onChoose}>
      <Flex gap={3} align="flex-start">
        <UserAvatar user={id} size={1} />
        <Stack gap={2} flex={1}>
          <Text size={1} weight="medium">
            {[name, ...roles.map(({title}) => title)].join(" · ")}
          </Text>
          {roles.map((role) => (
            <Text key={role.name} size={1} muted>
              {role.description}
            </Text>
          ))}
        </Stack>
        {isPresent && (
          <Text size={1}>
            <CheckmarkIcon aria-label="You" />
          </Text>
        )}
      </Flex>
    </MenuItem>
  );
}
