import type {ClientTranslator} from "@/i18n/message-types";
import {Link} from "@/ui/link";

/** Where critical power is missing: whether it is being derived, and the page that shows and sets it. */
export interface MissingPower {
  readonly isComputing: boolean;
  /** Null for those who cannot set it. */
  readonly href: string | null;
}

interface Props {
  /** What is missing, where nothing is being derived. */
  readonly words: string;
  readonly missing: MissingPower;
  readonly t: ClientTranslator<"common.computing" | "powercenter.criticalPower">;
}

/** In the place of a value that needs critical power. */
export function NeedsPower({words, missing: {isComputing, href}, t}: Props) {
  if (isComputing) return <span role="status">{t("common.computing")}</span>;
  if (href === null) return words;
  return (
    <>
      {words}{" "}
      <Link className="link" href={href}>
        {t("powercenter.criticalPower")}
      </Link>
    </>
  );
}
