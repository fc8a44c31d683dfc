import type {PageContext} from "@/content/page-context";
import type {SiteSettings} from "@/content/settings/site-settings.query";

export interface ShellProps {
  readonly context: PageContext;
  readonly settings: SiteSettings;
  /** The page's site path, without region and language. */
  readonly path: string;
}
