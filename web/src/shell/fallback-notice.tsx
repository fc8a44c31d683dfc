import type {PageContext} from "@/content/page-context";
import {languageName} from "@/lib/format/language-name";
import {Icon} from "@/ui/icon/icon";

export function FallbackNotice({locale, context}: {locale: string; context: PageContext}) {
  return (
    <div className="shell-bar bg-sunken">
      <p className="wrap text-ui flex items-center gap-3 py-3">
        <Icon name="languages" className="shrink-0" />
        {context.t("common.fallbackNotice", {language: languageName(locale, context.market)})}
      </p>
    </div>
  );
}
