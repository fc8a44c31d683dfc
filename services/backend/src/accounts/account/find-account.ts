import type {FindAccount} from "../../core/http/account.ts";
import {isStaff} from "./user-head.ts";

export const findAccount: FindAccount = async (c) => {
  const caller = await c.var.whoAsks();
  return caller.kind === "user" ? {id: caller.id, isStaff: isStaff(caller.roles)} : null;
};
