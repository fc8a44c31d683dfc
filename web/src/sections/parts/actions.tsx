import type {PageContext} from "@/content/page-context";
import {classNames} from "@/lib/class-names";
import {isBuiltPath} from "@/lib/is-built-path";
import {isSafeAddress} from "@/lib/safe-address";
import {ButtonLink} from "@/ui/button-link";

interface ActionContent {
  readonly _key?: string;
  readonly label: string;
  readonly path: string | null;
  readonly href: string | null;
  readonly style: "primary" | "secondary" | "text";
}

type ActionContext = Pick<PageContext, "href" | "t">;

interface ActionsProps {
  readonly actions: readonly ActionContent[] | null | undefined;
  readonly context: ActionContext;
  readonly size?: "md" | "lg";
  readonly className?: string;
}

export function Actions({actions, context, size = "md", className}: ActionsProps) {
  if (!actions || actions.length === 0) return null;
  return (
    <div className={classNames("flex flex-col gap-3 xs:flex-row xs:flex-wrap", className)}>
      {actions.map((action) => (
        <Action key={action._key ?? action.label} action={action} context={context} size={size} />
      ))}
    </div>
  );
}

interface ActionProps {
  readonly action: ActionContent | null | undefined;
  readonly context: ActionContext;
  readonly size?: "md" | "lg";
}

export function Action({action, context, size = "md"}: ActionProps) {
  if (!action || (action.path && !isBuiltPath(action.path))) return null;
  // A button that leads nowhere is none.
  if (action.href !== null && !isSafeAddress(action.href)) return null;
  const variant = VARIANTS[action.style];
  return (
    <ButtonLink
      href={action.href ?? pageAddress(action.path ?? "/", context)}
      variant={variant}
      size={size}
      // A quiet button has room around its words; its words still stand on the column's edge.
      className={variant === "quiet" ? "-ml-2 self-start" : ""}
      {...(action.href?.startsWith("http") && {external: context.t("common.externalSite")})}
    >
      {action.label}
    </ButtonLink>
  );
}

const VARIANTS = {
  primary: "primary",
  secondary: "secondary",
  text: "quiet",
} as const;

/** A path of the site in this market; `#plans` stays on the page. */
function pageAddress(path: string, {href}: ActionContext): string {
  return path.startsWith("#") ? path : href(path);
}
