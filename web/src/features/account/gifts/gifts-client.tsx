"use client";

import type {MarketParams} from "@gradus/schemas/markets";
import {WithResource} from "@/client/parts/with-resource";
import {WithUser} from "@/client/parts/with-user";
import {useGiftPrices} from "@/client/resources/use-gifts";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import {GiftForm} from "./gift-form";
import {GiftLine} from "./gift-line";
import type {GiftsTranslator} from "./gifts-messages";
import {useGiftActions} from "./use-gift-actions";

interface ClientProps {
  readonly t: GiftsTranslator;
  readonly market: MarketParams;
  readonly programHref: string;
}

const GIFT_ROLES: ReadonlySet<string> = new Set(["coach", "admin"]);

export const GiftsClient = withMessages(GiftsContent);

function GiftsContent({t, market, programHref}: ClientProps) {
  return (
    <WithUser t={t}>
      {({roles}) =>
        roles.some((role) => GIFT_ROLES.has(role)) ? (
          <Gifts t={t} market={market} />
        ) : (
          <>
            <p className="mt-6">{t("gifts.coachesOnly")}</p>
            <ButtonLink className="mt-4" variant="secondary" href={programHref}>
              {t("gifts.toProgram")}
            </ButtonLink>
          </>
        )
      }
    </WithUser>
  );
}

interface Props {
  readonly t: GiftsTranslator;
  readonly market: MarketParams;
}

/** The way to give one, and those that were given. */
function Gifts({t, market}: Props) {
  const actions = useGiftActions(t);
  return (
    <div className="mt-6 max-w-measure">
      <DoneLine>{actions.status}</DoneLine>
      <ProblemLine>{actions.problem}</ProblemLine>
      <h2 className="text-h2">{t("gifts.title")}</h2>
      <p className="mt-2 text-text-2">{t("gifts.text")}</p>
      <WithResource resource={useGiftPrices(market.region)} t={t}>
        {(prices) => <GiftForm prices={prices} market={market} t={t} />}
      </WithResource>
      <h2 ref={actions.list} tabIndex={-1} className="mt-12 text-h2">
        {t("gifts.given")}
      </h2>
      <WithResource resource={actions.gifts} t={t}>
        {({items}) =>
          items.length === 0 ? (
            <p className="mt-4 text-text-2">{t("gifts.none")}</p>
          ) : (
            <ul>
              {items.map((gift) => (
                <GiftLine key={gift.id} gift={gift} market={market} t={t} actions={actions} />
              ))}
            </ul>
          )
        }
      </WithResource>
    </div>
  );
}
