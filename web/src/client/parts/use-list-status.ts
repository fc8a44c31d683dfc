import {useRef, useState} from "react";
import {failureMessage, type OwnFailures} from "@/client/forms/failure-message";
import type {FormTranslator} from "@/client/forms/form-messages";
import type {Reply} from "@/client/session/reply";

/**
 * What just happened to a list, shown and announced to assistive technology; and its heading, which takes the focus
 * when a line is gone.
 */
export function useListStatus(t: FormTranslator) {
  const [status, setStatus] = useState<string | null>(null);
  const list = useRef<HTMLHeadingElement>(null);

  return {
    list,
    status,
    announce: setStatus,
    /** Words for what stopped a change; null when it was done, which is announced. */
    settle(reply: Reply<unknown>, done: string, failures: OwnFailures = {}): string | null {
      if (!reply.ok) return failureMessage(reply.err, t, failures);
      setStatus(done);
      return null;
    },
  };
}
