import {LOCALES} from "@gradus/schemas/markets";
import {CheckmarkIcon} from "@sanity/icons/Checkmark";
import {TranslateIcon} from "@sanity/icons/Translate";
import {Button} from "@sanity/ui";
import {Menu, MenuButton, MenuDivider, MenuItem} from "@sanity/ui/menu";
import {useId} from "react";
import type {NavbarProps} from "sanity";
import {languageName} from "../languages/language-words.ts";
import {type LanguageChoice, useLanguageChoice} from "./language-store.ts";

/** In the bar at the top: which language the lists show. */
function LanguageMenu() {
  const [choice, choose] = useLanguageChoice();
  const name = choice === "all" ? "All languages" : languageName(choice);
  const item = (value: LanguageChoice, text: string) => (
    <MenuItem
      fontSize={1}
      iconRight={choice === value ? CheckmarkIcon : undefined}
      key={value}
      onClick={() => choose(value)}
      padding={3}
      pressed={choice === value}
      text={text}
    />
  );
  return (
    <MenuButton
      button={
        <Button
          aria-label={`Lists show: ${name}`}
          fontSize={1}
          icon={TranslateIcon}
          mode="bleed"
          padding={2}
          gap={2}
          text={choice === "all" ? "All" : choice.toUpperCase()}
          tone={choice === "all" ? "default" : "primary"}
        />
      }
      id={useId()}
      menu={
        <Menu>
          {item("all", "All languages")}
          <MenuDivider />
          {LOCALES.map((locale) => item(locale, languageName(locale)))}
        </Menu>
      }
      popover={{portal: true, placement: "bottom-end"}}
    />
  );
}

export function NavbarWithLanguage({renderDefault, ...props}: NavbarProps) {
  const action = {location: "topbar" as const, name: "language", render: () => <LanguageMenu />};
  return renderDefault({
    ...props,
    renderDefault,
    __internal_actions: [action, ...(props.__internal_actions ?? [])],
  });
}
