import type {PageContext} from "@/content/page-context";
import {MAIL_LINK_OUTCOMES} from "./subscribe";
import {TargetAnswer} from "./target-answer";

/** What the links in our mails come back to. Once on every page. */
export function MailLinkAnswers({context: {t}}: {context: Pick<PageContext, "t">}) {
  return (
    <div className="has-target:mb-8">
      {MAIL_LINK_OUTCOMES.map((outcome) => (
        <TargetAnswer key={outcome} id={`newsletter-${outcome}`}>
          {t(`newsletter.${outcome}`)}
        </TargetAnswer>
      ))}
    </div>
  );
}
