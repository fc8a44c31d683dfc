import type {Sub} from "@gradus/backend/contract/membership";
import {WithResource} from "@/client/parts/with-resource";
import {useDuePayment} from "@/client/resources/use-membership";
import {ButtonLink} from "@/ui/button-link";
import {day, money, type SentenceContext} from "./membership-sentence";
import {ActionButton} from "./subscription-buttons";
import type {SubscriptionTranslator} from "./subscription-messages";
import type {SubscriptionActions} from "./use-subscription-actions";

interface Props {
  readonly subscription: Sub;
  readonly t: SubscriptionTranslator;
  readonly say: SentenceContext;
  readonly actions: SubscriptionActions;
}

export function DuePayment({subscription, t, say, actions}: Props) {
  const resource = useDuePayment();
  const {grace_ends_at} = subscription;
  return (
    <div className="mt-6 max-w-measure border-danger border-s-3 bg-surface px-6 py-4">
      <p className="text-h3">{t("subscription.pastDue")}</p>
      <p className="mt-2">
        {grace_ends_at === null
          ? t("subscription.graceOver")
          : t("subscription.grace", {date: day(grace_ends_at, say)})}
      </p>
      <WithResource resource={resource} t={t}>
        {({due}) => (
          <>
            {due && (
              <p className="mt-2">
                {t("subscription.dueSince", {
                  price: money(due.amount, due, say),
                  date: day(due.due_since, say),
                })}{" "}
                {due.next_try_at && t("subscription.nextTry", {date: day(due.next_try_at, say)})}
              </p>
            )}
            <div className="mt-4 flex flex-wrap gap-4">
              {due?.pay_url && (
                <ButtonLink href={due.pay_url}>
                  {t("subscription.payNow", {price: money(due.amount, due, say)})}
                </ButtonLink>
              )}
              {subscription.can.update_card && (
                <ActionButton
                  name="pay"
                  actions={actions}
                  t={t}
                  isSecondary={due?.pay_url != null}
                  onPress={() => actions.goToProvider("pay", "payment_method_update")}
                >
                  {t("subscription.updateCard")}
                </ActionButton>
              )}
            </div>
          </>
        )}
      </WithResource>
    </div>
  );
}
