"use client";

import type {StatementReply} from "@gradus/backend/contract/statements";
import {useRef, useState} from "react";
import {failureMessage} from "@/client/forms/failure-message";
import {browserSession, newId} from "@/client/session/browser-session";
import {withMessages} from "@/i18n/with-messages";
import {formatDay} from "@/lib/format/dates";
import type {OrderTranslator} from "../order-messages";
import type {OrderPlace} from "../order-place";
import {CancelContractForm, type Cancellation} from "./cancel-contract-form";
import {NOTICE_WORDS} from "./notice-words";
import {StatementReceipt} from "./statement-receipt";
import {StatementReview} from "./statement-review";

interface Props {
  readonly t: OrderTranslator;
  readonly place: OrderPlace;
  readonly back: string;
}

/** The cancellation button of German law: what is cancelled, then one button that does it. */
export const CancelContractClient = withMessages(CancelContract);

function CancelContract({t, place, back}: Props) {
  const [declared, setDeclared] = useState<Cancellation | null>(null);
  const [isReview, setReview] = useState(false);
  const [receipt, setReceipt] = useState<StatementReply | null>(null);
  const key = useRef(newId());

  async function send(): Promise<string | null> {
    if (!declared) return null;
    const {details, ...rest} = declared;
    const {region, locale} = place.market;
    const reply = await browserSession().callCommerce("POST /canyon/cancellations", {
      body: {...rest, ...(details !== "" && {details}), region, locale, confirm: true},
      idempotencyKey: key.current,
    });
    if (!reply.ok) return failureMessage(reply.err, t, {invalid: t("order.statementInvalid")});
    setReceipt(reply.data);
    return null;
  }
  if (receipt) return <StatementReceipt kind="cancellation" receipt={receipt} t={t} place={place} />;
  if (declared && isReview) {
    const {contract, notice, details, wanted_on, name, email} = declared;
    return (
      <StatementReview t={t} confirm={t("order.cancelNow")} onConfirm={send} onBack={() => setReview(false)}>
        <p className="wrap-anywhere">{t("order.reviewCancel", {contract})}</p>
        <p>{t(NOTICE_WORDS[notice])}</p>
        {details && <p className="wrap-anywhere">{details}</p>}
        <p>
          {t("order.wantedOn")}: {wanted_on ? formatDay(wanted_on, place.market) : t("order.nextPossible")}
        </p>
        <p className="wrap-anywhere">
          {name}, {email}
        </p>
      </StatementReview>
    );
  }
  return (
    <CancelContractForm
      before={declared}
      back={back}
      t={t}
      place={place}
      onDeclared={(next) => {
        setDeclared(next);
        setReview(true);
      }}
    />
  );
}
