import {html} from "hono/html";
import {type Html, page} from "../pages/page.ts";
import {PEOPLE, type Person} from "./people.ts";

export interface PickerPageProps {
  readonly title: string;
  /** Where the choice is sent. */
  readonly action: string;
}

export function pickerPage({title, action}: PickerPageProps): Html {
  return page({
    title: `Choose an account · ${title} stand-in`,
    notice: `Local stand-in for ${title}. Nobody real signs in here.`,
    content: html`<h1>Choose an account</h1>
<p class="lead">to continue to the site with ${title}</p>
<form action="${action}" method="post">
<ul class="people" aria-label="Accounts">${PEOPLE.map(personRow)}</ul>
<h2>Or somebody new</h2>
<div class="actions">
<label>Short name <input name="person" pattern="[a-z0-9]{4,20}" autocomplete="off"></label>
<button class="plain" name="choice" value="new">Go on as Nia New</button>
</div>
<h2>Or something else happens</h2>
<div class="actions">
<button class="plain" name="choice" value="deny">Say no</button>
<button class="plain" name="choice" value="fail">Provider error</button>
</div>
</form>`,
  });
}

function personRow({id, first, last, outcome, email, isVerified}: Person): Html {
  return html`<li><button class="person" name="choice" value="${id}">
<span class="name">${first} ${last}</span>
<span class="email">${email ?? "no address"}</span>
<span class="mark">${markOf(email, isVerified)}</span>
<span class="outcome">${outcome}</span>
</button></li>`;
}

function markOf(email: string | null, isVerified: boolean) {
  if (email === null) return "hidden";
  return isVerified ? "verified" : "unverified";
}
