import type {SafeStorage} from "./ports";

const KEY = "gradus.drafts";

export type DraftValues = Readonly<Record<string, string>>;

interface DraftSnapshot {
  readonly path: string;
  /** Whose input this is; another user who signs in on this computer does not get it back. */
  readonly owner: string | null;
  /** Whether the session had the page reloaded, and not the person. */
  readonly isRenewal: boolean;
  readonly forms: Readonly<Record<string, DraftValues>>;
}

export type Drafts = ReturnType<typeof createDrafts>;

/**
 * Unsaved form input, stored over a reload or a change of language. `path` excludes region and language. Passwords are
 * never stored.
 */
export function createDrafts(storage: SafeStorage, path: () => string, owner: () => string | null) {
  const forms = new Map<string, () => DraftValues | null>();
  let returned: DraftSnapshot | null | undefined;

  function open(): DraftSnapshot | null {
    if (returned === undefined) {
      returned = parse(storage.getItem(KEY));
      storage.removeItem(KEY);
    }
    return returned && returned.path === path() && returned.owner === owner() ? returned : null;
  }
  return {
    /** Registers a form for as long as it is on the page. `read` returns null while nothing was changed. */
    watch(form: string, read: () => DraftValues | null) {
      forms.set(form, read);
      return () => void forms.delete(form);
    },
    /** What this form held before the reload, once. */
    take: (form: string): DraftValues | null => open()?.forms[form] ?? null,
    /** True on a page that the session reloaded while something unsaved stood on it. */
    wasRenewed: () => open()?.isRenewal ?? false,
    keep({isRenewal}: Pick<DraftSnapshot, "isRenewal">) {
      const dirty = [...forms].flatMap(([form, read]) => {
        const values = read();
        return values ? [[form, values] as const] : [];
      });
      if (dirty.length === 0) return storage.removeItem(KEY);
      const snapshot: DraftSnapshot = {
        path: path(),
        owner: owner(),
        isRenewal,
        forms: Object.fromEntries(dirty),
      };
      storage.setItem(KEY, JSON.stringify(snapshot));
    },
    hasUnsaved: () => [...forms.values()].some((read) => read() !== null),
  };
}

function parse(text: string | null): DraftSnapshot | null {
  try {
    const snapshot: DraftSnapshot | null = JSON.parse(text ?? "null");
    return snapshot && typeof snapshot.forms === "object" ? snapshot : null;
  } catch {
    return null;
  }
}
