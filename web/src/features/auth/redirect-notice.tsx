import {useEffect, useState} from "react";
import type {Translator} from "@/i18n/message-types";
import {Button} from "@/ui/button";
import {ButtonLink} from "@/ui/button-link";

export const REDIRECT_SECONDS = 3;

interface Props {
  readonly href: string;
  readonly t: Translator<"reset.goNow" | "reset.stay">;
  /** What was done, and that another page follows. */
  readonly leaving: string;
  /** What was done. */
  readonly staying: string;
}

/** Shows what was done and redirects in three seconds unless the user chooses to stay. */
export function RedirectNotice({href, t, leaving, staying}: Props) {
  const [isStaying, setStaying] = useState(false);
  useEffect(() => {
    if (isStaying) return;
    const timer = setTimeout(() => location.assign(href), REDIRECT_SECONDS * 1000);
    return () => clearTimeout(timer);
  }, [isStaying, href]);
  return (
    <div className="mt-8 max-w-measure">
      <p role="status" className="text-body-lg">
        {isStaying ? staying : leaving}
      </p>
      <p className="mt-6 flex flex-wrap gap-4">
        <ButtonLink href={href} size="lg">
          {t("reset.goNow")}
        </ButtonLink>
        {!isStaying && (
          <Button size="lg" variant="secondary" onClick={() => setStaying(true)}>
            {t("reset.stay")}
          </Button>
        )}
      </p>
    </div>
  );
}
