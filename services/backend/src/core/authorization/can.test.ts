import {expect, it} from "vitest";
import {SHARE_LEVELS} from "../../contract/share-values.ts";
import {type Action, type Actor, can, type User} from "./can.ts";

const ann: User = {
  kind: "user",
  id: "usr_ann",
  session_id: "ses_1",
  state: "active",
  roles: [],
  permissions: [],
  auth_time: new Date(0),
  isView: false,
};
/** Who in the back office of the shop may do what: its design, section 12. */
const SUPPORT = ["order.read", "order.reveal", "order.mail", "return.write", "refund.write"];
const OFFICE = {
  support: SUPPORT,
  admin: [...SUPPORT, "order.write", "refund.approve", "shop.write", "commerce.audit"],
};
const ACTORS: Readonly<Record<string, Actor>> = {
  visitor: {kind: "visitor"},
  owner: ann,
  stranger: {...ann, id: "usr_bob"},
  coach: {...ann, id: "usr_coach", roles: ["coach"]},
  support: {...ann, id: "usr_support", roles: ["support"], permissions: ["user.read", ...OFFICE.support]},
  admin: {
    ...ann,
    id: "usr_admin",
    roles: ["admin"],
    permissions: ["user.read", "user.write", ...OFFICE.admin],
  },
  "support view": {...ann, isView: true},
  "owner on the way out": {...ann, state: "deleting"},
};

/**
 * The matrix of the authorization design, row by row. Unless a row states otherwise, staff permissions give access to
 * other users' data through admin calls only.
 */
const OWNERS = {owner: "yes", "support view": "yes", "owner on the way out": "yes"};
const MATRIX: Readonly<Record<Action, Readonly<Record<keyof typeof ACTORS, string>>>> = {
  public: all("yes"),
  "content.staff": all("yes"),
  "user.read": {...all("hide"), owner: "yes", "support view": "yes", "owner on the way out": "yes"},
  "person.read": {...all("hide"), owner: "yes", "support view": "yes", "owner on the way out": "yes"},
  "user.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "access.read": {...all("hide"), ...OWNERS, support: "staff", admin: "staff"},
  "gear.read": {...all("hide"), ...OWNERS, support: "masked", admin: "staff"},
  "share.read": {...all("hide"), ...OWNERS, admin: "staff"},
  "run.summary": {...all("hide"), ...OWNERS},
  "run.read": {...all("hide"), ...OWNERS},
  "run.original": {...all("hide"), ...OWNERS},
  "run.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "run.links": {...all("hide"), ...OWNERS},
  "run.notes": {...all("hide"), ...OWNERS},
  "run.plan": {...all("hide"), ...OWNERS},
  "calendar.read": {...all("hide"), ...OWNERS},
  "plan.read": {...all("hide"), ...OWNERS},
  "plan.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "comment.read": {...all("hide"), ...OWNERS},
  "comment.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "calendar.feed": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "athlete.list": {...all("hide"), ...OWNERS},
  "athlete.assign": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "plan.guide": {...all("hide"), admin: "staff"},
  "run.correct": {...all("hide"), admin: "staff"},
  "feet.reprocess": {...all("hide"), admin: "staff"},
  "platform.read": {...all("hide"), ...OWNERS, support: "masked", admin: "masked"},
  "power.read": {...all("hide"), ...OWNERS},
  "race.read": {...all("hide"), ...OWNERS},
  "session.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "yes"},
  "cart.read": {...all("hide"), ...OWNERS},
  "cart.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "order.list": {...all("hide"), ...OWNERS},
  "order.read": {...all("hide"), ...OWNERS},
  "order.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "yes"},
  "membership.read": {...all("hide"), ...OWNERS},
  "membership.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "yes"},
  "gift.give": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "gift.list": {...all("hide"), ...OWNERS},
  "gift.claim": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "promotion.read": {...all("hide"), ...OWNERS},
  "promotion.take": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "no"},
  "office.read": {...all("hide"), support: "masked", admin: "staff"},
  "office.reveal": {...all("hide"), support: "staff", admin: "staff"},
  "office.order": {...all("hide"), admin: "staff"},
  "office.mail": {...all("hide"), support: "masked", admin: "staff"},
  "office.return": {...all("hide"), support: "masked", admin: "staff"},
  "office.refund": {...all("hide"), support: "masked", admin: "staff"},
  "office.approve": {...all("hide"), admin: "staff"},
  "office.shop": {...all("hide"), admin: "staff"},
  "office.audit": {...all("hide"), admin: "staff"},
  "privacy.write": {...all("hide"), owner: "yes", "support view": "no", "owner on the way out": "yes"},
};

function all(verdict: string) {
  return Object.fromEntries(Object.keys(ACTORS).map((name) => [name, verdict]));
}

it.each(Object.entries(MATRIX))(
  "%s is decided for every actor as the permission matrix specifies",
  (action, verdicts) => {
    const names = Object.keys(MATRIX);
    const found = names.find((name): name is Action => name === action);
    if (!found) throw new Error(`No action is called ${action}`);
    const decided = Object.entries(ACTORS).map(([name, actor]) => [name, can(actor, found, {owner: ann.id})]);
    expect(Object.fromEntries(decided)).toEqual(verdicts);
  },
);

it.each(SHARE_LEVELS)(
  "a share of level %s lets its receiver read the person, but not the owner's account or sessions",
  (shared) => {
    const resource = {owner: "usr_other", shared};
    expect(can(ann, "person.read", resource)).toBe("yes");
    for (const action of ["user.read", "user.write", "session.write"] as const) {
      expect(can(ann, action, resource)).toBe("hide");
    }
  },
);

it.each([
  ["summary", ["run.summary"]],
  ["activities", ["run.summary", "run.read"]],
  ["plan", ["run.summary", "run.read", "race.read"]],
  ["coach", ["run.summary", "run.read", "race.read", "power.read"]],
] as const)("a share of level %s permits these actions on the owner's runs: %j", (shared, opened) => {
  const resource = {owner: "usr_other", shared};
  const all = ["run.summary", "run.read", "race.read", "power.read", "run.write"] as const;
  expect(all.filter((action) => can(ann, action, resource) === "yes")).toEqual(opened);
});

it.each([
  ["summary", ["calendar.read"]],
  ["activities", ["calendar.read", "comment.read", "comment.write"]],
  ["plan", ["calendar.read", "comment.read", "comment.write", "plan.read"]],
  ["coach", ["calendar.read", "comment.read", "comment.write", "plan.read", "plan.write"]],
] as const)("a share of level %s permits these actions on the owner's calendar: %j", (shared, opened) => {
  const resource = {owner: "usr_other", shared};
  const all = [
    "calendar.read",
    "comment.read",
    "comment.write",
    "plan.read",
    "plan.write",
    "calendar.feed",
  ] as const;
  expect(all.filter((action) => can(ann, action, resource) === "yes")).toEqual(opened);
  // Staff who view the site as a coach cannot change any athlete's data.
  const looking = {...ann, isView: true};
  expect(all.filter((action) => can(looking, action, resource) === "yes")).toEqual(
    opened.filter((action) => !action.endsWith(".write")),
  );
});

it.each([
  ["nothing shared", {shared: null}, ann, "hide"],
  ["a visitor", {shared: "coach"}, {kind: "visitor"}, "hide"],
  ["a viewer on the way out", {shared: "coach"}, {...ann, state: "deleting"}, "hide"],
] as const)("%s opens no person", (_case, shared, actor, verdict) => {
  expect(can(actor, "person.read", {owner: "usr_other", ...shared})).toBe(verdict);
});

it.each([
  ["a visitor", {kind: "visitor"}, "yes", "yes"],
  ["somebody signed in", ann, "yes", "yes"],
  ["staff who look through somebody's eyes", {...ann, isView: true}, "yes", "no"],
] as const)("%s who holds a cart's token may use it, and nothing else", (_case, actor, reads, writes) => {
  const held = {owner: "crt_1", isHeld: true};
  expect(can(actor, "cart.read", held)).toBe(reads);
  expect(can(actor, "cart.write", held)).toBe(writes);
  expect(can(actor, "user.read", held)).toBe("hide");
  expect(can(actor, "cart.read", null)).toBe("hide");
});

it("a resource without an owner is hidden from every user", () => {
  expect(can(ann, "user.read", null)).toBe("hide");
});

it.each([
  ["who looks through somebody's eyes", {isView: true}],
  ["whose own account is on its way out", {state: "deleting"}],
] as const)("staff %s cannot read a user's access, gear, shares or platforms", (_case, change) => {
  const admin: User = {...ann, id: "usr_admin", permissions: ["user.read", "user.write"], ...change};
  for (const action of ["access.read", "gear.read", "share.read", "platform.read"] as const)
    expect(can(admin, action, {owner: ann.id}), action).toBe("hide");
});

it.each([
  ["who looks through somebody's eyes", {isView: true}],
  ["whose own account is on its way out", {state: "deleting"}],
] as const)("the back office does not exist for staff %s", (_case, change) => {
  const admin: User = {...ann, id: "usr_admin", permissions: OFFICE.admin, ...change};
  for (const action of ["office.read", "office.order", "office.shop"] as const)
    expect(can(admin, action, null), action).toBe("hide");
});
