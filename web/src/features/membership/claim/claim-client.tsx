"use client";

import type {Gift} from "@gradus/backend/contract/gifts";
import type {MarketParams} from "@gradus/schemas/markets";
import {useEffect, useState} from "react";
import {WithUser} from "@/client/parts/with-user";
import {useSession} from "@/client/session/use-session";
import {withMessages} from "@/i18n/with-messages";
import {formatRegionDay} from "@/lib/format/dates";
import {hashChanges, useBrowserValue} from "@/lib/use-browser-value";
import {ButtonLink} from "@/ui/button-link";
import {Skeleton} from "@/ui/skeleton";
import {ClaimForm} from "./claim-form";
import type {ClaimTranslator} from "./claim-messages";
import {codeInAddress, storedGiftCode} from "./gift-code";

interface Props {
  readonly t: ClaimTranslator;
  readonly market: MarketParams;
  readonly links: {readonly signIn: string; readonly signUp: string; readonly subscription: string};
}

/** Claims a gift for the signed-in user. A visitor who is not signed in signs in first, and the code waits here. */
export const ClaimClient = withMessages(Claim);

function Claim({t, market, links}: Props) {
  const {status} = useSession();
  const [claimedGift, setClaimedGift] = useState<Gift | null>(null);
  const code = useBrowserValue(
    () => codeInAddress(location.hash) ?? storedGiftCode.read(),
    null,
    hashChanges,
  );
  // The next link, opened in a tab that has taken a gift already.
  useEffect(() => hashChanges(() => setClaimedGift(null)), []);
  useEffect(() => {
    if (code !== null) storedGiftCode.keep(code);
  }, [code]);

  function onTaken(gift: Gift) {
    storedGiftCode.forget();
    // A code that is used up has no place in the history.
    history.replaceState(null, "", location.pathname);
    setClaimedGift(gift);
  }
  if (claimedGift) return <Taken gift={claimedGift} market={market} href={links.subscription} t={t} />;
  return (
    <>
      <p className="mt-4 max-w-measure text-body-lg">{t("claim.text")}</p>
      {status === "unknown" && <Skeleton />}
      {status === "signedOut" && <SignInFirst links={links} code={code} t={t} />}
      {status === "signedIn" && (
        <WithUser t={t}>
          {({email}) => <ClaimForm key={code} code={code ?? ""} email={email} t={t} onTaken={onTaken} />}
        </WithUser>
      )}
    </>
  );
}

interface TakenProps {
  readonly gift: Gift;
  readonly market: MarketParams;
  readonly href: string;
  readonly t: ClaimTranslator;
}

function Taken({gift, market, href, t}: TakenProps) {
  return (
    <>
      <p role="status" className="mt-6 max-w-measure text-body-lg">
        {claimedWords(gift, market, t)}
      </p>
      <ButtonLink className="mt-6" size="lg" href={href}>
        {t("claim.toSubscription")}
      </ButtonLink>
    </>
  );
}

function SignInFirst({links, code, t}: Pick<Props, "links"> & {code: string | null; t: ClaimTranslator}) {
  const back = useBrowserValue(() => location.pathname, "");
  const next = new URLSearchParams({next: `${back}${code === null ? "" : `#code=${code}`}`});
  return (
    <>
      <p className="mt-4 max-w-measure">{t("claim.signInFirst")}</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <ButtonLink size="lg" href={`${links.signIn}?${next}`}>
          {t("auth.signIn")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={links.signUp}>
          {t("auth.createLink")}
        </ButtonLink>
      </div>
    </>
  );
}

function claimedWords(gift: Gift, market: MarketParams, t: ClaimTranslator): string {
  const {status, months, starts_at, ends_at} = gift;
  const day = (at: string) => formatRegionDay(at, market);
  if (status !== "claimed" && ends_at !== null) return t("claim.done", {months, date: day(ends_at)});
  return starts_at === null ? t("claim.kept", {months}) : t("claim.banked", {months, date: day(starts_at)});
}
