// Plain values, free of the schema library: browsers load this file.

export const RUN_EXPORT_FORMATS = ["fit", "csv", "original"] as const;
export type RunExportFormat = (typeof RUN_EXPORT_FORMATS)[number];

export const RUN_EXPORT_STATES = ["requested", "building", "ready", "expired", "failed"] as const;
/** Days for which a file is stored, and seconds for which a link to it is valid. */
export const RUN_EXPORT_LIFETIME = {days: 3, link_seconds: 600} as const;
