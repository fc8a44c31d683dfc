import {AccountDocumentClient} from "@/features/orders/documents/account-document-client";
import {DOCUMENT_MESSAGES} from "@/features/orders/documents/document-messages";
import {makeOrderPlace} from "@/features/orders/make-order-place";
import {selectMessages} from "@/i18n/select-messages";
import {AccountPage, accountMetadata} from "@/page-kit/account-page";

interface Props {
  readonly params: Promise<{
    readonly region: string;
    readonly locale: string;
    readonly prettyId: string;
    readonly number: string;
  }>;
}

export async function generateMetadata({params}: Props) {
  return accountMetadata("orders", await params);
}

export default async function OrderDocumentRoute({params}: Props) {
  const {prettyId, number, ...segments} = await params;
  return (
    <AccountPage section="orders" segments={segments} heading={() => null}>
      {(context) => (
        <AccountDocumentClient
          order={prettyId}
          number={number}
          messages={selectMessages(context.market, DOCUMENT_MESSAGES)}
          place={makeOrderPlace(context)}
        />
      )}
    </AccountPage>
  );
}
