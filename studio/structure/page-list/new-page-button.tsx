import {AddIcon} from "@sanity/icons/Add";
import {Button, Stack, Text} from "@sanity/ui";
import {Menu, MenuButton, MenuItem} from "@sanity/ui/menu";
import {useId} from "react";
import {useTemplates} from "sanity";
import {useRouter} from "sanity/router";
import {useLanguageChoice} from "../../translation/language-filter/language-store.ts";
import {templatesIn} from "./templates-in.ts";

interface NewPageButtonProps {
  readonly type: string;
  readonly noun: string;
}

export function NewPageButton({type, noun}: NewPageButtonProps) {
  const router = useRouter();
  const id = useId();
  const [language] = useLanguageChoice();
  const templates = templatesIn(language, useTemplates(), type);
  if (templates.length === 0) return null;
  return (
    <MenuButton
      button={<Button fontSize={1} icon={AddIcon} mode="ghost" padding={2} gap={2} text={`New ${noun}`} />}
      id={id}
      menu={
        <Menu style={{minWidth: 280}}>
          {templates.map((template) => (
            <MenuItem
              key={template.id}
              onClick={() => router.navigateIntent("create", {type, template: template.id})}
              padding={3}
            >
              <Stack gap={2}>
                <Text size={1} weight="medium">
                  {template.title.replace(/^[^:]+: /, "")}
                </Text>
                {template.description && (
                  <Text muted size={1}>
                    {template.description}
                  </Text>
                )}
              </Stack>
            </MenuItem>
          ))}
        </Menu>
      }
      popover={{portal: true, placement: "bottom-start"}}
    />
  );
}
