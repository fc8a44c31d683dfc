import type {ActivityDetail} from "@gradus/backend/contract/activities";
import type {MadeRunLink} from "@gradus/backend/contract/shared-runs";
import {useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {WithResource} from "@/client/parts/with-resource";
import {revokeRunLink, useRunLinks} from "@/client/resources/use-run-links";
import {Button} from "@/ui/button";
import {DoneLine, ProblemLine} from "@/ui/status-lines";
import type {RunTranslator} from "../run-messages";
import {LinkForm} from "./link-form";
import {linkWords} from "./link-words";
import {NewLink} from "./new-link";

export interface RunLinksProps {
  readonly run: ActivityDetail;
  readonly t: RunTranslator;
}

export function RunLinks({run, t}: RunLinksProps) {
  const links = useRunLinks(run.id);
  const [createdLink, setCreatedLink] = useState<MadeRunLink | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function revoke(id: string) {
    const reply = await revokeRunLink(run.id, {id});
    setProblem(reply.ok ? null : failureMessage(reply.err, t));
    if (!reply.ok) return;
    setDone(t("sharedRun.revoked"));
    if (createdLink?.id === id) setCreatedLink(null);
    links.update(({items}) => ({items: items.filter((link) => link.id !== id)}));
  }
  function add(link: MadeRunLink) {
    const {token: _told, ...linkFields} = link;
    setDone(null);
    setCreatedLink(link);
    links.update(({items}) => ({items: [linkFields, ...items]}));
  }
  return (
    <>
      {createdLink ? (
        <NewLink token={createdLink.token} t={t} onMore={() => setCreatedLink(null)} />
      ) : (
        <LinkForm run={run} t={t} onMade={add} />
      )}
      <DoneLine>{done}</DoneLine>
      <ProblemLine>{problem}</ProblemLine>
      <WithResource resource={links} t={t}>
        {({items}) =>
          items.length > 0 && (
            <section className="mt-6">
              <h3 className="text-label">{t("sharedRun.links")}</h3>
              <ul>
                {items.map((link) => (
                  <li
                    key={link.id}
                    className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b py-2"
                  >
                    <span className="min-w-0">{linkWords(link, t)}</span>
                    <Button
                      variant="quiet"
                      aria-label={`${t("sharedRun.revoke")}: ${linkWords(link, t)}`}
                      onClick={() => void revoke(link.id)}
                    >
                      {t("sharedRun.revoke")}
                    </Button>
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </WithResource>
    </>
  );
}
