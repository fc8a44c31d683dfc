import {bigint, customType, timestamp} from "drizzle-orm/pg-core";

/** A moment in time, in milliseconds, the precision of a JavaScript date. */
export const instant = (name: string) => timestamp(name, {withTimezone: true, precision: 3});

/** Money is an integer of minor units; its currency is stored next to it. */
export const minorUnits = (name: string) => bigint(name, {mode: "number"});

export const bytes = customType<{data: Uint8Array; driverData: Uint8Array}>({dataType: () => "bytea"});
