import type {Attempt, Scenario, TestDocument} from "./attempt.ts";
import {LAW_SCENARIOS} from "./law-scenarios.ts";

const draftOf = (document: TestDocument): TestDocument => ({...document, _id: `drafts.${document._id}`});
const inRelease = (document: TestDocument): TestDocument => ({
  ...document,
  _id: `versions.r${document._id}.${document._id}`,
});

const page =
  (locale: string) =>
  (id: string): TestDocument => ({_id: id, _type: "landingPage", locale, title: "Words"});
const germanPage = page("de");
const claim = (id: string): TestDocument => ({
  _id: id,
  _type: "claim",
  phrase: {_type: "localizedString", en: "fast", de: "schnell", fr: "rapide"},
  validTo: "2027-08-31",
});

const legalVersion =
  (sealed: boolean) =>
  (id: string): TestDocument => ({_id: id, _type: "legalVersion", sealed, label: "2.0"});
const sealedVersion = legalVersion(true);
const openVersion = legalVersion(false);
const textOf =
  (version: string) =>
  (id: string): TestDocument => ({
    _id: id,
    _type: "legalText",
    version: {_type: "reference", _ref: version, _weak: true},
    title: "Terms",
  });
/** A sealed version and one of its texts, whose own `sealed` flag is not set. */
const sealedText = (id: string): TestDocument[] => [
  sealedVersion(`${id}-version`),
  textOf(`${id}-version`)(id),
];

const release =
  (state: string, more: object = {}) =>
  (id: string): TestDocument => ({
    _id: `_.releases.r${id}`,
    _type: "system.release",
    name: `r${id}`,
    state,
    metadata: {releaseType: "asap"},
    publishAt: null,
    finalDocumentStates: null,
    ...more,
  });
const openRelease = release("active");
const filledRelease = (id: string): TestDocument[] => [
  germanPage(id),
  openRelease(id),
  inRelease(germanPage(id)),
];

const createDraft = (document: (id: string, attempt: Attempt) => TestDocument) => (attempt: Attempt) =>
  attempt.act("document.create", {
    publishedId: attempt.id,
    attributes: draftOf(document(attempt.id, attempt)),
  });
const edit = (set: object) => (attempt: Attempt) =>
  attempt.act("document.edit", {draftId: `drafts.${attempt.id}`, publishedId: attempt.id, patch: {set}});
const publish: Scenario["request"] = ({id, act}) =>
  act("document.publish", {draftId: `drafts.${id}`, publishedId: id});
const unpublish: Scenario["request"] = ({id, act}) =>
  act("document.unpublish", {draftId: `drafts.${id}`, publishedId: id});
const discard: Scenario["request"] = ({id, act}) => act("document.discard", {draftId: `drafts.${id}`});
const patch = (set: object) => (attempt: Attempt) => attempt.mutate({patch: {id: attempt.id, set}});
const deleteGroup =
  (...drafts: string[]) =>
  ({id, act}: Attempt) =>
    act("document.delete", {publishedId: id, includeDrafts: drafts.map((prefix) => `${prefix}.${id}`)});
const onRelease =
  (action: string, more: object = {}) =>
  ({id, act}: Attempt) =>
    act(`release.${action}`, {releaseId: `r${id}`, ...more});

const withDraft =
  (document: (id: string) => TestDocument) =>
  (id: string): TestDocument[] => [document(id), draftOf(document(id))];
const alone =
  (document: (id: string) => TestDocument) =>
  (id: string): TestDocument[] => [document(id)];
const onlyDraft =
  (document: (id: string) => TestDocument) =>
  (id: string): TestDocument[] => [draftOf(document(id))];

const approval = (by: string, id: string): TestDocument => ({
  _id: id,
  _type: "legalApproval",
  by,
  seal: "sha256:1",
});
const shareLink = (createdBy: string, id: string): TestDocument => ({
  _id: id,
  _type: "shareLink",
  createdBy,
  revoked: false,
});
const comment = (authorId: string, id: string): TestDocument => ({
  _id: id,
  _type: "comment",
  authorId,
  status: "open",
});
const ANOTHER = "somebody-else";

export const SCENARIOS = {
  "write a new German draft": {request: createDraft(page("de"))},
  "write a new French draft": {request: createDraft(page("fr"))},
  "write a new Spanish draft": {request: createDraft(page("es"))},
  "edit a German draft": {given: withDraft(germanPage), request: edit({title: "New"})},
  "begin a draft of a German page": {given: alone(germanPage), request: edit({title: "New"})},
  "lay a draft in one's own language over a German page": {
    given: alone(germanPage),
    request: createDraft((id, {locale}) => page(locale)(id)),
  },
  "move a German draft into French": {given: withDraft(germanPage), request: edit({locale: "fr"})},
  "discard a German draft": {given: withDraft(germanPage), request: discard},
  "publish a German draft": {given: onlyDraft(germanPage), request: publish},
  "publish a French draft": {given: onlyDraft(page("fr")), request: publish},
  "change a German page in place": {given: alone(germanPage), request: patch({title: "New"})},
  "unpublish a German page": {given: alone(germanPage), request: unpublish},
  "delete a German page and its draft": {given: withDraft(germanPage), request: deleteGroup("drafts")},
  "draft a German shared hero": {request: createDraft((id) => ({...germanPage(id), _type: "sharedHero"}))},
  "draft the German navigation": {request: createDraft((id) => ({...germanPage(id), _type: "siteSettings"}))},

  "change the French phrase of a claim": {given: alone(claim), request: edit({"phrase.fr": "vite"})},
  "change the German phrase of a claim": {given: alone(claim), request: edit({"phrase.de": "flott"})},
  "change the English phrase of a claim": {given: alone(claim), request: edit({"phrase.en": "quick"})},
  "change when a claim ends": {given: alone(claim), request: edit({validTo: "2030-01-01"})},
  "discard a draft with a new French phrase": {
    given: (id) => [claim(id), {...draftOf(claim(id)), phrase: {...Object(claim(id).phrase), fr: "vite"}}],
    request: discard,
  },
  "write a new claim": {request: createDraft(claim)},
  "publish a claim": {given: withDraft(claim), request: publish},
  "publish an announcement": {
    given: (id) => [{_id: `drafts.${id}`, _type: "announcement"}],
    request: publish,
  },
  "plan a claim's removal in a release": {
    given: (id) => [claim(id), openRelease(id)],
    request: ({id, act}) =>
      act("document.version.unpublish", {versionId: inRelease(claim(id))._id, publishedId: id}),
  },

  "open a release": {request: onRelease("create", {metadata: {releaseType: "asap"}})},
  "rename an open release": {
    given: alone(openRelease),
    request: onRelease("edit", {patch: {set: {"metadata.title": "Spring"}}}),
  },
  "put a German page into a release": {
    given: (id) => [germanPage(id), openRelease(id)],
    request: ({id, act}) =>
      act("document.version.create", {publishedId: id, baseId: id, versionId: inRelease(germanPage(id))._id}),
  },
  "run an empty release": {given: alone(openRelease), request: onRelease("publish")},
  "run a release with a German page": {given: filledRelease, request: onRelease("publish")},
  "run a release with a French and a German page": {
    given: (id) => [...filledRelease(id), {...page("fr")(`${id}-fr`), _id: `versions.r${id}.${id}-fr`}],
    request: onRelease("publish"),
  },
  "schedule a release with a German page": {
    given: filledRelease,
    request: onRelease("schedule", {publishAt: "2030-01-01T00:00:00Z"}),
  },
  "take a release off the schedule": {
    given: alone(release("scheduled", {publishAt: "2030-01-01T00:00:00Z", userId: ANOTHER})),
    request: onRelease("unschedule"),
  },
  "archive a release with a German page": {given: filledRelease, request: onRelease("archive")},
  "bring an archived release back": {given: alone(release("archived")), request: onRelease("unarchive")},
  "delete an archived release": {given: alone(release("archived")), request: onRelease("delete")},
  "schedule a release by a plain mutation": {
    given: filledRelease,
    request: ({id, mutate}) => mutate({patch: {id: openRelease(id)._id, set: {state: "scheduled"}}}),
  },

  "draft a legal version": {request: createDraft(openVersion)},
  "draft a legal text": {request: createDraft(textOf("nowhere"))},
  "edit an open legal draft": {given: onlyDraft(openVersion), request: edit({label: "2.1"})},
  "discard an open legal draft": {given: onlyDraft(openVersion), request: discard},
  "mark a legal draft as sealed": {given: onlyDraft(openVersion), request: edit({sealed: true})},
  "create a sealed version": {request: ({id, mutate}) => mutate({create: sealedVersion(id)})},
  "publish an open legal draft": {given: onlyDraft(openVersion), request: publish},
  "draft another owner of a legal document": {
    given: (id) => [{_id: id, _type: "legalDocument", owner: "legal"}],
    request: edit({owner: "me"}),
  },
  "change a sealed version in place": {given: alone(sealedVersion), request: patch({label: "2.1"})},
  "break the seal of a version": {given: alone(sealedVersion), request: patch({sealed: false})},
  "change a text of a sealed version in place": {given: sealedText, request: patch({title: "Other"})},
  "lay a draft over a sealed version": {given: alone(sealedVersion), request: edit({sealed: false})},
  "lay a draft over a text of a sealed version": {
    given: sealedText,
    request: ({id, act}) =>
      act("document.replaceDraft", {publishedId: id, attributes: draftOf(textOf("nowhere")(id))}),
  },
  "add a text to a sealed version": {
    given: (id) => [sealedVersion(`${id}-version`)],
    request: ({id, mutate}) => mutate({create: textOf(`${id}-version`)(id)}),
  },
  "publish a draft over a sealed version": {
    given: (id) => [sealedVersion(id), draftOf(openVersion(id))],
    request: publish,
  },
  "discard a draft that lies over a sealed version": {
    given: (id) => [sealedVersion(id), draftOf(openVersion(id))],
    request: discard,
  },
  "unpublish a sealed version": {given: alone(sealedVersion), request: unpublish},
  "delete a sealed version": {given: alone(sealedVersion), request: deleteGroup()},
  "replace a sealed version by an import": {
    given: alone(sealedVersion),
    request: ({id, mutateAsImport}) => mutateAsImport({createOrReplace: openVersion(id)}),
  },
  "run a release with a version of a sealed text": {
    given: (id) => [...sealedText(id), openRelease(id), inRelease(textOf("nowhere")(id))],
    request: onRelease("publish"),
  },

  ...LAW_SCENARIOS,

  "approve in one's own name": {request: ({id, person, mutate}) => mutate({create: approval(person, id)})},
  "approve in another's name": {request: ({id, mutate}) => mutate({create: approval(ANOTHER, id)})},
  "change one's own approval": {
    given: (id, {person}) => [approval(person, id)],
    request: patch({seal: "sha256:2"}),
  },
  "take one's own approval back": {
    given: (id, {person}) => [approval(person, id)],
    request: ({id, mutate}) => mutate({delete: {id}}),
  },

  "open a preview": {
    request: ({id, mutate}) => mutate({create: {_id: `secret.${id}`, _type: "sanity.previewUrlSecret"}}),
  },
  "make a share link": {request: ({id, person, mutate}) => mutate({create: shareLink(person, id)})},
  "make a share link in another's name": {
    request: ({id, mutate}) => mutate({create: shareLink(ANOTHER, id)}),
  },
  "revoke one's own share link": {
    given: (id, {person}) => [shareLink(person, id)],
    request: patch({revoked: true}),
  },
  "revoke another's share link": {given: (id) => [shareLink(ANOTHER, id)], request: patch({revoked: true})},
  "upload a file": {request: ({id, upload}) => upload(`The words of ${id}`)},
  "comment on a document": {
    request: ({id, person, mutateBeside}) => mutateBeside({create: comment(person, id)}),
  },
  "comment in another's name": {
    request: ({id, mutateBeside}) => mutateBeside({create: comment(ANOTHER, id)}),
  },
  "resolve another's comment": {
    request: ({sharedComment, mutateBeside}) =>
      mutateBeside({patch: {id: sharedComment, set: {status: "resolved"}}}),
  },
  "make a dataset": {request: ({id, send}) => send("PUT", `/v1/datasets/${id}`.toLowerCase())},

  "read a page": {given: alone(germanPage), request: ({id, read}) => read(id)},
  "read a draft": {given: onlyDraft(germanPage), request: ({id, read}) => read(`drafts.${id}`)},
  "read the history of a page": {
    given: alone(germanPage),
    request: ({id, send}) => send("GET", `/v1/data/history/production/documents/${id}?lastRevision=true`),
  },
} as const satisfies Readonly<Record<string, Scenario>>;

export type ScenarioName = keyof typeof SCENARIOS;
