import {useEffect, useRef} from "react";
import {Button} from "@/ui/button";
import type {SecondFactorTranslator} from "./second-factor-messages";

interface Props {
  readonly codes: readonly string[];
  readonly t: SecondFactorTranslator;
  readonly onSaved: () => void;
}

/** Shown this once, so the focus is led here and only a button leads away. */
export function RecoveryCodes({codes, t, onSaved}: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="mt-8">
      <h2 ref={heading} tabIndex={-1} className="text-h2">
        {t("secondFactor.codesTitle")}
      </h2>
      <p className="mt-4">{t("secondFactor.codesText")}</p>
      <ul className="mt-6 grid grid-cols-2 gap-2 border-line border-y py-4 text-code">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button className="mt-6" onClick={onSaved}>
        {t("secondFactor.codesKept")}
      </Button>
    </section>
  );
}
