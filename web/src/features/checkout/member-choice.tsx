import {useEffect, useRef} from "react";
import type {ShopSetting, ShopTranslator} from "@/client/shop/shop-setting";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";

interface Props {
  readonly setting: ShopSetting;
  readonly t: ShopTranslator;
  /** Null where a membership was all there was. */
  readonly onContinue: (() => void) | null;
}

export function MemberChoice({setting: {links}, t, onContinue}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t("checkout.memberTitle")}
      </h2>
      <p className="mt-2 max-w-measure">{t("checkout.memberText")}</p>
      <p className="mt-6 flex flex-wrap gap-4">
        {onContinue && (
          <Button size="lg" onClick={onContinue}>
            {t("checkout.memberGoOn")}
          </Button>
        )}
        <ButtonLink size="lg" variant="secondary" href={links.membership}>
          {t("checkout.memberOpen")}
        </ButtonLink>
        <ButtonLink size="lg" variant="secondary" href={links.cart}>
          {t("checkout.backToCart")}
        </ButtonLink>
      </p>
    </section>
  );
}
