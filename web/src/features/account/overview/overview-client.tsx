"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import {WithUser} from "@/client/parts/with-user";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import type {OverviewTranslator} from "./overview-messages";
import {type TileLinks, Tiles} from "./tiles";

interface Props {
  readonly t: OverviewTranslator;
  readonly market: MarketParams;
  readonly verifyHref: string;
  readonly links: TileLinks;
}

export const OverviewClient = withMessages(Overview);

function Overview({t, market, verifyHref, links}: Props) {
  const since = new Intl.DateTimeFormat(t.formatLocale, {dateStyle: "long"});
  return (
    <WithUser t={t}>
      {(user) => (
        <div className="mt-2">
          <p className="text-text-2">
            {t("account.memberSince", {date: since.format(new Date(user.created_at))})}
          </p>
          {!user.email_verified && (
            <div className="mt-8 border-line-strong border-s-4 bg-raised px-4 py-3">
              <p>{t("account.unverified")}</p>
              <ButtonLink className="mt-4" href={verifyHref}>
                {t("signup.verifyEmail")}
              </ButtonLink>
            </div>
          )}
          <Tiles user={user} t={t} market={market} links={links} />
        </div>
      )}
    </WithUser>
  );
}
