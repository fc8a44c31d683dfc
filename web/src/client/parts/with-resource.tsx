import type {ReactNode} from "react";
import {plainFailureMessage} from "@/client/forms/failure-message";
import type {FormScope} from "@/client/forms/form-messages";
import type {Failure} from "@/client/session/reply";
import type {ClientTranslator} from "@/i18n/message-types";
import {Button} from "@/ui/button";
import {Skeleton} from "@/ui/skeleton";

export type ResourceTranslator = ClientTranslator<FormScope | "common.retry">;

interface Props<T> {
  readonly resource: {readonly data: T | null; readonly err: Failure | null; retry(): void};
  readonly t: ResourceTranslator;
  readonly children: (data: T) => ReactNode;
}

export function WithResource<T>({resource: {data, err, retry}, t, children}: Props<T>) {
  if (data) return children(data);
  if (!err) return <Skeleton />;
  return (
    <div role="alert" className="mt-8">
      <p>{plainFailureMessage(err, t)}</p>
      <Button className="mt-4" variant="secondary" onClick={retry}>
        {t("common.retry")}
      </Button>
    </div>
  );
}
