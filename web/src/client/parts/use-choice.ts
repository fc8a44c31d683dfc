import {useRef, useState} from "react";

/**
 * A choice that is saved as soon as it is made. It shows before the server has it; of several made quickly the last
 * one stays, here and there.
 */
export function useChoice<Value, Answer>(saved: Value, send: (value: Value) => Promise<Answer>) {
  const [pending, setPending] = useState<{readonly value: Value} | null>(null);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  async function choose(value: Value): Promise<Answer> {
    const attempt = {value};
    setPending(attempt);
    // One after the other: the server stores the value of the last request.
    const sending = last.current.then(() => send(value));
    last.current = sending;
    const answer = await sending;
    setPending((now) => (now === attempt ? null : now));
    return answer;
  }
  return {shown: pending ? pending.value : saved, choose};
}
