/** A message that is missing or was never formatted shows its key or its braces. */
export const RAW_MESSAGE = /\b[a-z]+\.[a-z]+[A-Z][A-Za-z]+\b|\{[a-z][A-Za-z:-]*\}/;
