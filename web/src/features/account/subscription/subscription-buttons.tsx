import type {Sub} from "@gradus/backend/contract/membership";
import {Button} from "@/ui/button";
import {DialogButton} from "@/ui/dialog-button";
import {CancelForm} from "./cancel-form";
import type {SentenceContext} from "./membership-sentence";
import type {SubscriptionTranslator} from "./subscription-messages";
import type {SubscriptionActions} from "./use-subscription-actions";

interface Props {
  readonly subscription: Sub;
  readonly t: SubscriptionTranslator;
  readonly say: SentenceContext;
  readonly actions: SubscriptionActions;
}

/** Shows exactly the actions that the backend allows. */
export function SubscriptionButtons({subscription, t, say, actions}: Props) {
  const {can, if_cancelled} = subscription;
  const links = providerLinks(can, t);
  return (
    <div className="mt-8">
      <div className="flex flex-wrap gap-4">
        {can.reactivate && (
          <ActionButton name="reactivate" actions={actions} t={t} onPress={actions.reactivate}>
            {t("subscription.reactivate")}
          </ActionButton>
        )}
        {links.map(({key, label, flow}) => (
          <ActionButton
            key={key}
            name={key}
            actions={actions}
            t={t}
            isSecondary
            onPress={() => actions.goToProvider(key, flow)}
          >
            {label}
          </ActionButton>
        ))}
        {can.cancel && if_cancelled && (
          <DialogButton label={t("subscription.cancel")} title={t("subscription.cancel")} variant="quiet">
            {(close) => (
              <CancelForm
                subscription={subscription}
                outcome={if_cancelled}
                t={t}
                say={say}
                actions={actions}
                close={close}
              />
            )}
          </DialogButton>
        )}
      </div>
      {links.length > 0 && (
        <p className="mt-3 max-w-measure text-label text-text-2">{t("subscription.provider")}</p>
      )}
    </div>
  );
}

interface ProviderLink {
  readonly key: string;
  readonly label: string;
  readonly flow: "home" | "payment_method_update";
}

function providerLinks(can: Sub["can"], t: SubscriptionTranslator): ProviderLink[] {
  const toSwitch: ProviderLink = {key: "switch", label: t("subscription.switch"), flow: "home"};
  const toCard: ProviderLink = {
    key: "card",
    label: t("subscription.portal"),
    flow: "payment_method_update",
  };
  return [...(can.switch ? [toSwitch] : []), ...(can.update_card ? [toCard] : [])];
}

interface ActionProps {
  /** The name of the action shown as in progress while it runs. */
  readonly name: string;
  readonly isSecondary?: boolean;
  readonly actions: Pick<SubscriptionActions, "working">;
  readonly t: SubscriptionTranslator;
  readonly onPress: () => Promise<unknown>;
  readonly children: string;
}

/** One at a time: while something is under way, the others wait. */
export function ActionButton({name, isSecondary, actions: {working}, t, onPress, children}: ActionProps) {
  const isBusy = working === name;
  return (
    <Button
      variant={isSecondary ? "secondary" : "primary"}
      aria-disabled={working !== null}
      aria-busy={isBusy}
      onClick={() => working !== null || void onPress()}
    >
      {isBusy ? t("common.working") : children}
    </Button>
  );
}
