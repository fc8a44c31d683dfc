import {ART_GENERATORS, artGenerator, parseArtParams} from "@gradus/schemas/objects/art-settings";
import {ImageIcon} from "@sanity/icons/Image";
import {Button, Card, Flex, Grid, Stack, Text} from "@sanity/ui";
import {useState} from "react";
import {type ObjectInputProps, set, setIfMissing, unset} from "sanity";
import {paramsFor, settingValue, withSetting} from "./art-params.ts";
import {Drawing} from "./drawing.tsx";
import {SettingControl} from "./setting-control.tsx";

const BY_FORM: readonly string[] = ["generator", "params"];
const isByForm = (member: ObjectInputProps["members"][number]) =>
  member.kind === "field" && BY_FORM.includes(member.name);

export function ArtInput(props: ObjectInputProps) {
  const {value, onChange, readOnly, members, schemaType} = props;
  const generator = artGenerator(value?.generator);
  const text = typeof value?.params === "string" ? value.params : undefined;
  const params = parseArtParams(text) ?? {};
  const [isChoosing, setIsChoosing] = useState(false);
  const problems = members.flatMap((member) =>
    member.kind === "field" && isByForm(member) ? member.field.validation : [],
  );
  const choose = (name: string) => {
    const next = artGenerator(name);
    setIsChoosing(false);
    if (next) {
      onChange([
        setIfMissing({_type: schemaType.name}),
        set(name, ["generator"]),
        set(paramsFor(next, text), ["params"]),
      ]);
    }
  };
  return (
    <Stack gap={4}>
      {generator && (
        <Card border radius={2} overflow="hidden">
          <Card tone="transparent" padding={3}>
            <Drawing generator={generator.value} params={text ?? ""} height={200} />
          </Card>
          <Flex gap={3} padding={3} align="center">
            <Text size={1} weight="semibold" style={{flex: 1}}>
              {generator.title}
            </Text>
            {!readOnly && (
              <>
                <Button
                  mode="ghost"
                  fontSize={1}
                  padding={2}
                  text={isChoosing ? "Keep this drawing" : "Another drawing"}
                  aria-expanded={isChoosing}
                  onClick={() => setIsChoosing(!isChoosing)}
                />
                <Button
                  mode="bleed"
                  tone="critical"
                  fontSize={1}
                  padding={2}
                  text="Remove"
                  onClick={() => onChange(unset())}
                />
              </>
            )}
          </Flex>
        </Card>
      )}
      {!generator && !readOnly && (
        <Button
          mode="ghost"
          icon={ImageIcon}
          text={isChoosing ? "Choose later" : "Choose a drawing"}
          aria-expanded={isChoosing}
          onClick={() => setIsChoosing(!isChoosing)}
        />
      )}
      {isChoosing && !readOnly && <Gallery chosen={generator?.value} onChoose={choose} />}
      {generator && (
        <Grid gridTemplateColumns={[1, 2, 3]} gap={4}>
          {generator.settings.map((setting) => (
            <SettingControl
              key={setting.name}
              setting={setting}
              value={settingValue(setting, params)}
              isDisabled={Boolean(readOnly)}
              onChange={(next) => onChange(set(withSetting(text, setting.name, next), ["params"]))}
            />
          ))}
        </Grid>
      )}
      {problems.map(({message}) => (
        <Card key={message} tone="critical" padding={2} radius={2}>
          <Text size={1}>{message}</Text>
        </Card>
      ))}
      {generator && props.renderDefault({...props, members: members.filter((member) => !isByForm(member))})}
    </Stack>
  );
}

interface GalleryProps {
  readonly chosen: string | undefined;
  readonly onChoose: (generator: string) => void;
}

/** Every drawing there is, small. */
function Gallery({chosen, onChoose}: GalleryProps) {
  return (
    <Grid gridTemplateColumns={[2, 3, 4]} gap={2} role="group" aria-label="Drawing">
      {ART_GENERATORS.map(({value, title}) => (
        <Card
          as="button"
          type="button"
          key={value}
          radius={2}
          padding={2}
          tone={value === chosen ? "primary" : "default"}
          aria-pressed={value === chosen}
          style={{cursor: "pointer", boxShadow: "inset 0 0 0 1px var(--card-border-color)"}}
          onClick={() => onChoose(value)}
        >
          <Stack gap={2}>
            <Drawing generator={value} params="" height={72} />
            <Text size={1} align="center">
              {title}
            </Text>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
