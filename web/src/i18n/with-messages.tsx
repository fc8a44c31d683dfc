import {NextIntlClientProvider, useTranslations} from "next-intl";
import {type ComponentType, useMemo} from "react";
import {withFormatLocale} from "./client-translator";
import type {ClientMessages, ClientTranslator} from "./message-types";

interface Translated {
  readonly t: ClientTranslator<never>;
}

type ScopeOf<Translate> = Translate extends ClientTranslator<infer Scope> ? Scope : never;

type IslandProps<Props extends Translated> = Omit<Props, "t"> & {
  readonly messages: ClientMessages<ScopeOf<Props["t"]>>;
};

/**
 * Makes a component the root of an island. The page hands it the messages that the type of its `t` names, no more and no
 * less; inside they are provided by `next-intl`.
 */
export function withMessages<Props extends Translated>(Component: ComponentType<Props>) {
  function Inside({formatLocale, props}: {readonly formatLocale: string; readonly props: object}) {
    const translate = useTranslations();
    const t = useMemo(() => withFormatLocale(translate, formatLocale), [translate, formatLocale]);
    // The compiler does not put back together what it took apart: these are `IslandProps`, with `t` for `messages`.
    return <Component {...({...props, t} as unknown as Props)} />;
  }
  return function Root({messages: ownMessages, ...props}: IslandProps<Props>) {
    const {locale, formatLocale, messages} = ownMessages;
    return (
      <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
        <Inside formatLocale={formatLocale} props={props} />
      </NextIntlClientProvider>
    );
  };
}
