const CODE = /^[A-Z0-9-]{3,32}$/;

/** A code as it is stored, or null for what can be none. People type them in any case and copy blanks along. */
export function parsePromoCode(typed: string): string | null {
  const code = typed.trim().toUpperCase();
  return CODE.test(code) ? code : null;
}
