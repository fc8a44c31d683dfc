import type {PersonalTable} from "../../core/personal-data/personal-table.ts";
import {reconcile_diff} from "./tables.ts";

export const RECONCILE_DATA: readonly PersonalTable[] = [
  {
    table: reconcile_diff,
    export: {none: "it says which books differed, and which of the staff settled that"},
    keeps: "what was settled has to stay answerable; it holds ids and amounts only",
  },
];
