import {describe, expect, it} from "vitest";
import {AppError} from "../../core/errors.ts";
import {type Right, requireLegalStaff, requireRight, rightsOf} from "./rights.ts";

const staff = (...roles: string[]) => ({id: "sta_1", name: "Ann", token: "t", roles});
const refusalOf = (act: () => void) => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

describe("rights of content staff on legal texts", () => {
  it.each<[string[], Right[]]>([
    [["legalAuthor"], ["write"]],
    [["legalReviewer"], ["approve"]],
    [["legalPublisher"], ["approve", "publish"]],
    [["administrator"], ["write", "approve", "publish"]],
    [
      ["legalAuthor", "legalReviewer"],
      ["write", "approve"],
    ],
    [["editor"], []],
    [["viewer", "developer"], []],
    [["LegalAuthor"], []],
    [["toString"], []],
    [[], []],
  ])("%j: %j", (roles, expected) => {
    expect([...rightsOf(staff(...roles))].sort()).toEqual([...expected].sort());
    for (const right of ["write", "approve", "publish"] as const) {
      const refusal = refusalOf(() => requireRight(staff(...roles), right));
      expect([right, refusal]).toEqual([right, expected.includes(right) ? null : "forbidden"]);
    }
    expect(refusalOf(() => requireLegalStaff(staff(...roles)))).toBe(
      expected.length > 0 ? null : "forbidden",
    );
  });
});
