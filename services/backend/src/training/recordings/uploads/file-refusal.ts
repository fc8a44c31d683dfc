import {type Problem, type ProblemCode, problem} from "@gradus/training/files/problems";
import {AppError} from "../../../core/errors.ts";

export class FileRefusal extends AppError {
  readonly problem: Problem;

  constructor(code: "unsupported_type" | "payload_too_large", problem: Problem, cause?: unknown) {
    super(code, `The file is refused: ${problem.code}`, {cause});
    this.problem = problem;
  }
}

export function tooLarge(code: ProblemCode, detail: Problem["detail"] = {}) {
  return new FileRefusal("payload_too_large", problem(code, detail));
}

export function unsupported(code: ProblemCode, cause?: unknown) {
  return new FileRefusal("unsupported_type", problem(code), cause);
}
