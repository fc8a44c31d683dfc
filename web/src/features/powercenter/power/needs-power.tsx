import type {ClientTranslator} from "@/i18n/message-types";
import {Link} from "@/ui/link";

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
