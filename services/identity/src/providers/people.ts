export const PROVIDER_NAMES = ["google", "apple", "facebook"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The addresses are those of the demo people, so every rule has a person that meets it. */
export interface Person {
  readonly id: string;
  readonly first: string;
  readonly last: string;
  /** What happens when they sign in, shown where a person is picked. */
  readonly outcome: string;
  readonly email: string | null;
  readonly isVerified: boolean;
}

export const PEOPLE: readonly Person[] = [
  {
    id: "runner",
    first: "Robin",
    last: "Runner",
    outcome: "linked: signs in as the demo runner",
    email: "runner@gradus.test",
    isVerified: true,
  },
  {
    id: "unlinked",
    first: "Noa",
    last: "Newcomer",
    outcome: "not linked, and an account has this address",
    email: "new@gradus.test",
    isVerified: true,
  },
  {
    id: "stranger",
    first: "Sam",
    last: "Stranger",
    outcome: "no account yet: goes on to sign-up",
    email: "sam.stranger@provider.test",
    isVerified: true,
  },
  {
    id: "unverified",
    first: "Una",
    last: "Unverified",
    outcome: "claims the demo coach's address without proof",
    email: "coach@gradus.test",
    isVerified: false,
  },
  {
    id: "relay",
    first: "Remy",
    last: "Relay",
    outcome: "hides their address behind a relay",
    email: "k3v9x2@relay.provider.test",
    isVerified: true,
  },
  {
    id: "silent",
    first: "Sasha",
    last: "Silent",
    outcome: "shares no address at all",
    email: null,
    isVerified: false,
  },
];

/** The same at every start: accounts are linked to it. */
export function subjectOf(provider: ProviderName, {id}: Pick<Person, "id">) {
  return `${provider}-${id}`;
}

/** One of the list, or a person made up on the page: `new-` and a short name that was not used before. */
export function personOf(id: string): Person | null {
  const known = PEOPLE.find((person) => person.id === id);
  if (known) return known;
  if (!/^new-[a-z0-9]{4,20}$/.test(id)) return null;
  const email = `${id}@relay.provider.test`;
  return {
    id,
    first: "Nia",
    last: "New",
    outcome: "no account yet: goes on to sign-up",
    email,
    isVerified: true,
  };
}

export function findPerson(provider: ProviderName, subject: string): Person | null {
  const prefix = subjectOf(provider, {id: ""});
  return subject.startsWith(prefix) ? personOf(subject.slice(prefix.length)) : null;
}
