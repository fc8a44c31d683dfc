"use client";

import {withMessages} from "@/i18n/with-messages";
import {StatementReceipt} from "./statement-receipt";

export const SentStatementClient = withMessages(StatementReceipt);
