"use client";

import type {PodUpgrade} from "@gradus/backend/contract/pod-upgrade";
import type {Currency, MarketParams} from "@gradus/schemas/markets";
import {WithResource} from "@/client/parts/with-resource";
import {usePodUpgrade} from "@/client/resources/use-pod-upgrade";
import {useSession} from "@/client/session/use-session";
import {withMessages} from "@/i18n/with-messages";
import {ButtonLink} from "@/ui/button-link";
import type {PriceNotes} from "@/ui/price";
import {Skeleton} from "@/ui/skeleton";
import type {UpgradeTranslator} from "./upgrade-messages";
import {UpgradeOffer, type UpgradeProduct} from "./upgrade-offer";

interface Props {
  readonly t: UpgradeTranslator;
  readonly market: MarketParams;
  readonly currency: Currency;
  readonly products: readonly UpgradeProduct[];
  /** The notes beside each price. */
  readonly words: PriceNotes;
  readonly links: {
    readonly signIn: string;
    readonly devices: string;
    readonly store: string;
    readonly cart: string;
  };
}

export const UpgradeClient = withMessages(Upgrade);

function Upgrade({t, links, ...shop}: Props) {
  const {status} = useSession();
  const resource = usePodUpgrade();
  if (status === "unknown") return <Skeleton />;
  if (status === "signedOut")
    return (
      <ButtonLink className="mt-6" size="lg" href={links.signIn}>
        {t("podUpgrade.signIn")}
      </ButtonLink>
    );
  return (
    <WithResource resource={resource} t={t}>
      {(upgrade) =>
        upgrade.eligible || upgrade.code !== null ? (
          <UpgradeOffer upgrade={upgrade} {...shop} cartHref={links.cart} t={t} />
        ) : (
          <NotNow upgrade={upgrade} links={links} t={t} />
        )
      }
    </WithResource>
  );
}

const REASON_WORDS = {
  eligible: null,
  issued: null,
  no_pod: "podUpgrade.noPod",
  pod_too_new: "podUpgrade.tooNew",
  used: "podUpgrade.used",
} as const satisfies Record<PodUpgrade["reason"], string | null>;

function NotNow({
  upgrade,
  links,
  t,
}: Pick<Props, "links"> & {
  upgrade: PodUpgrade;
  t: UpgradeTranslator;
}) {
  const reason = REASON_WORDS[upgrade.reason];
  return (
    <>
      {reason && <p className="mt-6 max-w-measure text-body-lg">{t(reason)}</p>}
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={links.store}>{t("podUpgrade.toStore")}</ButtonLink>
        <ButtonLink variant="secondary" href={links.devices}>
          {t("podUpgrade.toDevices")}
        </ButtonLink>
      </div>
    </>
  );
}
