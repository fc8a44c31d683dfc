import type {PageContext} from "@/content/page-context";
import {listSections} from "@/features/account/sections";
import {PaletteClient} from "@/features/powercenter/palette/palette-client";
import {PALETTE_MESSAGES, type PalettePage} from "@/features/powercenter/palette/palette-messages";
import {listPowerCenterPages, POWER_CENTER_UPLOAD} from "@/features/powercenter/sections";
import {selectMessages} from "@/i18n/select-messages";

/** The palette with the pages that the bars and lists of PowerCenter and the account name: there is no second list. */
export function PowerCenterPalette({context: {market, t, href}}: {readonly context: PageContext}) {
  const pages: PalettePage[] = [
    ...listPowerCenterPages().map(({key, path}) => ({
      group: "pages" as const,
      label: t(`powercenter.${key}`),
      href: href(path),
    })),
    ...listSections().map(({key, path}) => ({
      group: "account" as const,
      label: key === "overview" ? t("account.title") : t(`account.${key}`),
      href: href(path),
    })),
  ];
  return (
    <PaletteClient
      messages={selectMessages(market, PALETTE_MESSAGES)}
      pages={pages}
      hrefs={{
        runs: href("/powercenter/activities"),
        calendar: href("/powercenter/calendar"),
        upload: href(POWER_CENTER_UPLOAD),
        signIn: href("/sign-in"),
      }}
    />
  );
}
