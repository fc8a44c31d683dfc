import {market} from "@gradus/schemas/markets";
import {stegaClean} from "@sanity/client/stega";
import type {PageContext} from "@/content/page-context";
import {selectMessages} from "@/i18n/select-messages";
import {FragmentMessage} from "./fragment-message";
import {NewsletterFormClient} from "./newsletter-form-client";
import {NEWSLETTER_MESSAGES} from "./newsletter-messages";
import {OUTCOMES} from "./subscribe";

/** Words and target list that editors own. */
interface NewsletterCopy {
  readonly title?: string | null;
  readonly hint?: string | null;
  readonly doubleOptIn?: string | null;
  readonly list?: string | null;
  readonly tags?: readonly string[] | null;
}

interface Props {
  readonly context: PageContext;
  readonly copy: NewsletterCopy | null;
  /** Site path of the page, to return to when the form is sent without scripts. */
  readonly path: string;
  /** Sets this form apart from another one on the same page. */
  readonly place: string;
}

const DEFAULT_LIST = "news";

export function NewsletterForm({context, copy, path, place}: Props) {
  const {t, href, market: currentMarket} = context;
  const asksTwice = market(currentMarket.region).consent === "optIn";
  const hint = [copy?.hint, asksTwice && copy?.doubleOptIn].filter(Boolean).join(" ");
  return (
    <div className="newsletter">
      <h2 id={`newsletter-${place}`} className="text-h3">
        {copy?.title ?? t("newsletter.title")}
      </h2>
      <NewsletterFormClient
        subscription={{
          list: stegaClean(copy?.list) || DEFAULT_LIST,
          tags: (copy?.tags ?? []).map((tag) => stegaClean(tag)),
          region: currentMarket.region,
          locale: currentMarket.locale,
        }}
        hint={hint}
        back={href(path)}
        place={place}
        messages={selectMessages(currentMarket, NEWSLETTER_MESSAGES)}
      />
      <noscript>
        {OUTCOMES.map((outcome) => (
          <FragmentMessage key={outcome} id={`newsletter-${place}-${outcome}`}>
            {outcome === "invalid" ? t("validation.emailInvalid") : t(`newsletter.${outcome}`)}
          </FragmentMessage>
        ))}
      </noscript>
    </div>
  );
}
