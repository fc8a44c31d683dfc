import {stegaClean} from "@sanity/client/stega";
import type {PageContext} from "@/content/page-context";
import {resolveText} from "@/content/tokens/resolve-text";
import {isBuiltPath} from "@/lib/is-built-path";
import {Icon} from "@/ui/icon/icon";
import {Link} from "@/ui/link";
import {DismissibleClient} from "./dismissible-client";

interface Announcement {
  readonly _id: string;
  readonly text: string | null;
  readonly action: {
    readonly label: string | null;
    readonly path?: string | null;
    readonly href?: string | null;
  } | null;
  readonly dismissible: boolean | null;
}

interface Props {
  readonly announcement: Announcement;
  readonly context: PageContext;
}

interface BarsProps {
  readonly announcements: readonly Announcement[];
  readonly context: PageContext;
}

/** One landmark, however many notices there are. */
export function AnnouncementBars({announcements, context}: BarsProps) {
  const bars = announcements.flatMap((announcement) => {
    const text = announcement.text && resolveText(announcement.text, context);
    return text ? [{announcement, text}] : [];
  });
  if (bars.length === 0) return null;
  return (
    <section aria-label={context.t("common.notice")}>
      {bars.map(({announcement, text}) => (
        <div key={announcement._id} className="shell-bar text-ui bg-sunken">
          <AnnouncementBar announcement={announcement} text={text} context={context} />
        </div>
      ))}
    </section>
  );
}

function AnnouncementBar({announcement, text, context}: Props & {readonly text: string}) {
  const words = (
    <p className="grow py-2">
      {text} <AnnouncementAction announcement={announcement} context={context} />
    </p>
  );
  return announcement.dismissible ? (
    <DismissibleClient
      id={announcement._id}
      closeLabel={context.t("common.close")}
      closeIcon={<Icon name="close" />}
    >
      {words}
    </DismissibleClient>
  ) : (
    <div className="wrap flex min-h-hit items-center">{words}</div>
  );
}

function AnnouncementAction({announcement, context}: Props) {
  const {label, path, href} = announcement.action ?? {};
  const address = path ? context.href(stegaClean(path)) : href && stegaClean(href);
  if (!label || !address || (path && !isBuiltPath(path))) return null;
  return (
    <Link href={address} className="link whitespace-nowrap">
      {label}
    </Link>
  );
}
