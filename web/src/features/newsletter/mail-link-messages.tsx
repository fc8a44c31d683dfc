import type {PageContext} from "@/content/page-context";
import {FragmentMessage} from "./fragment-message";
import {MAIL_LINK_OUTCOMES} from "./subscribe";

/** The results that the links in our e-mails return to. Rendered once on every page. */
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
