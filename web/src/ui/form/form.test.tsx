import {renderToStaticMarkup} from "react-dom/server";
import {describe, expect, it} from "vitest";
import {CheckField} from "./check-field";
import {CheckboxGroup} from "./checkbox-group";
import {ChoiceField} from "./choice-field";
import {FormAlert} from "./form-alert";
import {PasswordField} from "./password-field";
import {SubmitButton} from "./submit-button";
import {TextField} from "./text-field";

const fine = {name: "email", id: "f-email", mistake: null};
const wrong = {...fine, mistake: "This is required."};

describe("a field", () => {
  it("has its label above it, and is described by its hint while it has no error", () => {
    const markup = renderToStaticMarkup(
      <TextField field={fine} label="Email" hint="Yours" autoComplete="email" />,
    );
    expect(markup).toMatch(/<label for="f-email"[^>]*>Email<\/label>/);
    expect(markup).toContain('aria-invalid="false"');
    expect(markup).toContain('aria-describedby="f-email-hint"');
    expect(markup).toContain('autoComplete="email"');
  });

  it("is linked to its error, which is shown below it", () => {
    const markup = renderToStaticMarkup(<TextField field={wrong} label="Email" hint="Yours" />);
    expect(markup).toContain('aria-invalid="true"');
    expect(markup).toContain('aria-describedby="f-email-hint f-email-mistake"');
    expect(markup.indexOf("This is required.")).toBeGreaterThan(markup.indexOf("<input"));
  });

  it("is marked when optional, and has no asterisk when required", () => {
    expect(renderToStaticMarkup(<TextField field={fine} label="Name" optional="optional" />)).toContain(
      "(optional)",
    );
    expect(renderToStaticMarkup(<TextField field={fine} label="Name" />)).not.toContain("*");
  });

  it("of several choices is a named group whose first choice takes the focus when it is wrong", () => {
    const choices = [
      {value: "km", label: "Kilometers"},
      {value: "mi", label: "Miles"},
    ];
    const markup = renderToStaticMarkup(<ChoiceField field={wrong} label="Distance" choices={choices} />);
    expect(markup).toMatch(/<fieldset[^>]*><legend[^>]*>Distance<\/legend>/);
    expect(markup.match(/data-wrong/g)).toHaveLength(1);
    expect(markup.indexOf("data-wrong")).toBeLessThan(markup.indexOf('value="mi"'));
  });

  it("of several checkboxes is a named group that shows the chosen values and the note next to a choice", () => {
    const choices = [
      {value: "de", label: "German", note: 12},
      {value: "fr", label: "French"},
    ];
    const markup = renderToStaticMarkup(
      <CheckboxGroup field={wrong} label="Languages" choices={choices} defaultChosen={["fr"]} />,
    );
    expect(markup).toMatch(
      /<fieldset[^>]*aria-describedby="f-email-mistake"><legend[^>]*>Languages<\/legend>/,
    );
    expect(markup.match(/data-wrong/g)).toHaveLength(1);
    expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="fr"/);
    expect(markup).toMatch(/German<\/span><span[^>]*>12/);
  });

  it("to tick is described by its mistake", () => {
    const markup = renderToStaticMarkup(<CheckField field={wrong} label="I agree" />);
    expect(markup).toMatch(/aria-describedby="f-email-mistake"/);
  });
});

it("a password is hidden at first, can be shown, and is open to password managers", () => {
  const words = {show: "Show", hide: "Hide"};
  const markup = renderToStaticMarkup(
    <PasswordField field={fine} label="Password" autoComplete="current-password" words={words} />,
  );
  expect(markup).toContain('type="password"');
  expect(markup).toContain('autoComplete="current-password"');
  expect(markup).toMatch(/<button type="button"[^>]* aria-label="Password: Show"[^>]*>Show<\/button>/);
});

describe("the summary", () => {
  const title = (count: number) => `${count} problems`;
  it("is in the page before there is an error, so that screen readers announce a later one", () => {
    const markup = renderToStaticMarkup(<FormAlert summary={[]} problem={null} title={title} />);
    expect(markup).toBe('<div role="alert"></div>');
  });

  it("counts the errors, names each field and links to it", () => {
    const summary = [
      {name: "email", href: "#f-email", label: "Email", mistake: "This is required."},
      {name: "privacy", href: "#f-privacy", label: "", mistake: "Agree to continue."},
    ];
    const markup = renderToStaticMarkup(<FormAlert summary={summary} problem={null} title={title} />);
    expect(markup).toContain("2 problems");
    expect([...markup.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "#f-email",
      "#f-privacy",
    ]);
    expect(markup).toContain(">Email: This is required.<");
    expect(markup).toContain(">Agree to continue.<");
  });
});

it("a busy button states this, and stays focusable", () => {
  const markup = renderToStaticMarkup(
    <SubmitButton isSaving saving="Saving…">
      Save
    </SubmitButton>,
  );
  expect(markup).toContain("Saving…");
  expect(markup).toContain('aria-disabled="true"');
  expect(markup).not.toMatch(/ disabled/);
});
