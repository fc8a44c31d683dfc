import {AccountReturnClient} from "@/features/orders/account/account-order-client";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {ORDER_MESSAGES} from "@/features/orders/order-messages";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";

interface Props {
  readonly params: Promise<{readonly region: string; readonly locale: string; readonly prettyId: string}>;
}

export async function generateMetadata({params}: Props) {
  return accountMetadata("orders", await params);
}

export default async function ReturnRoute({params}: Props) {
  const {prettyId, ...segments} = await params;
  return (
    <AccountPage section="orders" segments={segments} heading={() => null}>
      {(context) => (
        <AccountReturnClient
          number={prettyId}
          messages={selectMessages(context.market, ORDER_MESSAGES)}
          place={makeOrderPlace(context)}
        />
      )}
    </AccountPage>
  );
}
