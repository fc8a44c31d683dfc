import type {ArtSetting} from "@gradus/schemas/objects/art-settings";
import {RefreshIcon} from "@sanity/icons/Refresh";
import {Box, Button, Checkbox, Flex, Select, Stack, Switch, Text, TextInput} from "@sanity/ui";
import {useId} from "react";
import {toggled} from "./art-params.ts";

interface Props {
  readonly setting: ArtSetting;
  readonly value: unknown;
  readonly isDisabled: boolean;
  readonly onChange: (value: unknown) => void;
}

export function SettingControl(props: Props) {
  const id = useId();
  const {setting} = props;
  if (setting.kind === "switch") return <SwitchControl {...props} id={id} />;
  if (setting.kind === "choices") return <ListControl {...props} setting={setting} />;
  return (
    <Stack gap={2}>
      <Text as="label" size={1} weight="medium" htmlFor={id}>
        {setting.title}
      </Text>
      {setting.kind === "choice" ? (
        <Select
          id={id}
          fontSize={1}
          padding={2}
          disabled={props.isDisabled}
          value={String(props.value)}
          onChange={(event) => props.onChange(event.currentTarget.value)}
        >
          {setting.options.map(({value, title}) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      ) : (
        <NumberControl {...props} setting={setting} id={id} />
      )}
    </Stack>
  );
}

function SwitchControl({setting, value, isDisabled, onChange, id}: Props & {readonly id: string}) {
  return (
    <Flex gap={3} align="center">
      <Switch
        id={id}
        checked={value === true}
        disabled={isDisabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <Text as="label" size={1} htmlFor={id}>
        {setting.title}
      </Text>
    </Flex>
  );
}

interface ListProps extends Props {
  readonly setting: ArtSetting & {kind: "choices"};
}

function ListControl({setting, value, isDisabled, onChange}: ListProps) {
  const chosen = Array.isArray(value) ? value : [];
  return (
    <Stack gap={3} role="group" aria-label={setting.title}>
      <Text size={1} weight="medium">
        {setting.title}
      </Text>
      {setting.options.map((option) => (
        <Flex as="label" key={option.value} gap={2} align="center">
          <Checkbox
            checked={chosen.includes(option.value)}
            disabled={isDisabled}
            onChange={() => onChange(toggled(setting, chosen, option.value))}
          />
          <Text size={1}>{option.title}</Text>
        </Flex>
      ))}
    </Stack>
  );
}

interface NumberProps extends Props {
  readonly setting: ArtSetting & {kind: "seed" | "number"};
  readonly id: string;
}

const SEEDS = 1000;

function NumberControl({setting, value, isDisabled, onChange, id}: NumberProps) {
  const limits = setting.kind === "number" ? {min: setting.min, max: setting.max} : {min: 0};
  return (
    <Flex gap={1}>
      <Box flex={1}>
        <TextInput
          id={id}
          type="number"
          fontSize={1}
          padding={2}
          {...limits}
          disabled={isDisabled}
          value={String(value)}
          onChange={(event) => {
            const number = event.currentTarget.valueAsNumber;
            if (Number.isInteger(number)) onChange(number);
          }}
        />
      </Box>
      {setting.kind === "seed" && (
        <Button
          icon={RefreshIcon}
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Draw another"
          disabled={isDisabled}
          onClick={() => onChange(1 + Math.floor(Math.random() * SEEDS))}
        />
      )}
    </Flex>
  );
}
