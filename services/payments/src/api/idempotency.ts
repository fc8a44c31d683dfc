import {createHash} from "node:crypto";
import {ApiError} from "../protocol/errors.ts";
import type {Shop} from "../state/shop.ts";
import {type Answer, answerError} from "./answer.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export interface KeyedAnswer extends Answer {
  readonly isReplay: boolean;
}

/** The first reply to a key is returned for all later calls. A refusal before any work began is not stored. */
export function createIdempotency(shop: Shop) {
  const inFlight = new Set<string>();

  function recall(key: string, fingerprint: string): KeyedAnswer | null {
    if (inFlight.has(key)) {
      throw new ApiError(
        "idempotency_error",
        `There is currently another in-progress request using this idempotent key: ${key}.`,
        {code: "idempotency_key_in_use", status: 409},
      );
    }
    const storedAnswer = shop.store.get("local.answer", key);
    if (!storedAnswer || shop.clock.ms() - storedAnswer.at > DAY_MS) return null;
    if (storedAnswer.fingerprint === fingerprint)
      return {status: storedAnswer.status, body: storedAnswer.body, isReplay: true};
    throw new ApiError(
      "idempotency_error",
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    );
  }

  return {
    async once(key: string, request: string, work: () => Promise<string>): Promise<KeyedAnswer> {
      const fingerprint = createHash("sha256").update(request).digest("hex");
      const known = recall(key, fingerprint);
      if (known) return known;
      inFlight.add(key);
      try {
        const body = await work();
        return keep({status: 200, body});
      } catch (error) {
        // Bad parameters changed nothing, and neither did a fault of ours: the key may be used again.
        const isKept = error instanceof ApiError && error.type === "card_error";
        if (!isKept) throw error;
        return keep(answerError(error));
      } finally {
        inFlight.delete(key);
      }
      function keep({status, body}: Answer): KeyedAnswer {
        shop.store.put({id: key, object: "local.answer", fingerprint, status, body, at: shop.clock.ms()});
        return {status, body, isReplay: false};
      }
    },
  };
}
