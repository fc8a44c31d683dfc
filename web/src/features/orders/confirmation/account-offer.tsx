import type {Order} from "@gradus/backend/contract/orders";
import {browserTabStorage} from "@/client/session/browser-storage";
import {saveEmailPrefill} from "@/client/session/email-prefill";
import {useSession} from "@/client/session/use-session";
import {ButtonLink} from "@/ui/button-link";
import type {OrderPart} from "../order-place";

/** Shown to guests. Sign-up is prefilled with the e-mail address and requests the other data itself. */
export function AccountOffer({order, t, place}: OrderPart & {readonly order: Order}) {
  const {status} = useSession();
  const {email} = order;
  if (email === null || status === "signedIn") return null;
  return (
    <section className="order-offer">
      <h2 className="text-h3">{t("order.createAccount")}</h2>
      <p className="mt-2 text-text-2 wrap-anywhere">{t("order.createAccountText", {email})}</p>
      <ButtonLink
        className="mt-4"
        href={place.hrefs.signUp}
        onClick={() => saveEmailPrefill(browserTabStorage(), email)}
      >
        {t("order.createAccountButton")}
      </ButtonLink>
    </section>
  );
}
