/** A user's open Studio, as the others in the same dataset see it. */
export interface Participant {
  readonly userId: string;
  /** Delivers one presence event to every subscription of this participant. */
  deliver(event: PresenceEvent): void;
}

export type PresenceEvent =
  | {readonly type: "rollCall"; readonly i: string; readonly session: string}
  | {readonly type: "state"; readonly i: string; readonly m: PresenceState}
  | {readonly type: "disconnect"; readonly i: string; readonly m: {readonly session: string}};

export interface PresenceState {
  readonly sessionId: string;
  readonly locations: readonly unknown[];
}

/** The lake remembers no positions: each Studio repeats its own on a roll call. */
export class PresenceRoom {
  readonly #participants = new Map<Participant, Set<string>>();

  join(participant: Participant): void {
    this.#participants.set(participant, new Set());
  }

  /** The others learn at once that the sessions of the participant who left are gone. */
  leave(participant: Participant): void {
    const sessions = this.#participants.get(participant) ?? [];
    this.#participants.delete(participant);
    for (const session of sessions) this.#tell({type: "disconnect", i: participant.userId, m: {session}});
  }

  callRoll({userId}: Participant, session: string): void {
    this.#tell({type: "rollCall", i: userId, session});
  }

  announce(participant: Participant, state: PresenceState): void {
    this.#participants.get(participant)?.add(state.sessionId);
    this.#tell({type: "state", i: participant.userId, m: state});
  }

  disconnect(participant: Participant, session: string): void {
    this.#participants.get(participant)?.delete(session);
    this.#tell({type: "disconnect", i: participant.userId, m: {session}});
  }

  isEmpty(): boolean {
    return this.#participants.size === 0;
  }

  /** The sender receives the event too; clients ignore their own. */
  #tell(event: PresenceEvent): void {
    for (const participant of this.#participants.keys()) participant.deliver(event);
  }
}
