import type {PersonalTable} from "../personal-data/personal-table.ts";
import {audit} from "./tables.ts";

export const AUDIT_DATA: readonly PersonalTable[] = [
  {
    table: audit,
    export: {none: "the security log says the same in words"},
    keeps: "a chain that only grows; it holds ids and never what somebody was called",
  },
];
