import type {PageContext} from "@/content/page-context";
import {FragmentMessage} from "./fragment-message";
import {MAIL_LINK_OUTCOMES} from "./subscribe";

/** What the links in our mails come back to. Once on every page. */
export function MailLinkMessages({context: {t}}: {context: Pick<PageContext, "t">}) {
  return (
    <div className="has-target:mb-8">
      {MAIL_LINK_OUTCOMES.map((outcome) => (
        <FragmentMessage key={outcome} id={`newsletter-${outcome}`}>
          {t(`newsletter.${outcome}`)}
        </FragmentMessage>
      ))}
    </div>
  );
}
