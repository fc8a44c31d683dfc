import type {Attempt, Scenario, TestDocument} from "./attempt.ts";

/** The settings the site cannot be without, and what in them is law. */
const regionOf = (id: string): TestDocument => ({
  _id: `region-${id}`,
  _type: "regionSettings",
  region: id,
  displayName: {_type: "localizedString", en: "Germany", fr: "Allemagne"},
  timeZone: "Europe/Berlin",
  legal: {scope: "euConsumer", bindingLocale: "de", requiredLocales: ["de"], noticeDays: 30},
  provider: {legalName: "Company"},
  guaranteeNotice: {status: "awaitingOfficialArtwork", altText: {en: "Notice", fr: "Notice"}},
});
const navigationOf = (id: string): TestDocument => ({
  _id: `settings-${id}`,
  _type: "siteSettings",
  locale: id,
});
const homeOf = (id: string): TestDocument => ({_id: id, _type: "homePage", locale: "en", title: "Home"});
const lawChange = (id: string): TestDocument => ({
  _id: id,
  _type: "announcement",
  kind: "legalChange",
  showTo: "2027-01-01",
});
const OTHER_LAW = {scope: "base", bindingLocale: "en", requiredLocales: [], noticeDays: 0};
const withOtherLaw = (id: string): TestDocument => ({...regionOf(id), legal: OTHER_LAW});

const draftOf = (document: TestDocument): TestDocument => ({...document, _id: `drafts.${document._id}`});
const inRelease = (id: string, document: TestDocument): TestDocument => ({
  ...document,
  _id: `versions.r${id}.${document._id}`,
});
const openRelease = (id: string): TestDocument => ({
  _id: `_.releases.r${id}`,
  _type: "system.release",
  name: `r${id}`,
  state: "active",
  metadata: {releaseType: "asap"},
  publishAt: null,
  finalDocumentStates: null,
});

type Make = (id: string) => TestDocument;
const given = (make: Make) => (id: string) => [make(id)];
const idsOf = (make: Make, {id}: Attempt) => ({
  publishedId: make(id)._id,
  draftId: draftOf(make(id))._id,
});
const edit = (make: Make, set: object): Scenario => ({
  given: given(make),
  request: (attempt) => attempt.act("document.edit", {...idsOf(make, attempt), patch: {set}}),
});
const patch = (make: Make, set: object): Scenario => ({
  given: given(make),
  request: ({id, mutate}) => mutate({patch: {id: make(id)._id, set}}),
});
const remove = (make: Make): Scenario => ({
  given: given(make),
  request: ({id, mutate}) => mutate({delete: {id: make(id)._id}}),
});

export const LAW_SCENARIOS = {
  "draft another name of a region": edit(regionOf, {"displayName.en": "Germania"}),
  "draft the French name of a region": edit(regionOf, {"displayName.fr": "L’Allemagne"}),
  "change the seller of a region in place": patch(regionOf, {"provider.legalName": "Other"}),
  "draft another scope of a region": edit(regionOf, {"legal.scope": "base"}),
  "change the scope of a region in place": patch(regionOf, {"legal.scope": "base"}),
  "change the binding language by a deep path": patch(regionOf, {"['legal'].bindingLocale": "en"}),
  "change the midnight of a region in place": patch(regionOf, {timeZone: "Asia/Tokyo"}),
  "say in French what the guarantee notice says": edit(regionOf, {"guaranteeNotice.altText.fr": "Avis"}),
  "replace a region with another law in it": {
    given: given(regionOf),
    request: ({id, mutate}) => mutate({createOrReplace: withOtherLaw(id)}),
  },
  "replace a region with another law by an import": {
    given: given(regionOf),
    request: ({id, mutateAsImport}) => mutateAsImport({createOrReplace: withOtherLaw(id)}),
  },
  "publish a draft with another law of a region": {
    given: (id) => [regionOf(id), draftOf(withOtherLaw(id))],
    request: (attempt) => attempt.act("document.publish", idsOf(regionOf, attempt)),
  },
  "discard a draft with another law of a region": {
    given: (id) => [regionOf(id), draftOf(withOtherLaw(id))],
    request: (attempt) => attempt.act("document.discard", idsOf(regionOf, attempt)),
  },
  "put another law of a region into a release": {
    given: (id) => [regionOf(id), openRelease(id)],
    request: ({id, act}) =>
      act("document.version.create", {
        publishedId: regionOf(id)._id,
        document: inRelease(id, withOtherLaw(id)),
      }),
  },
  "write another law of a region into a release": {
    given: (id) => [regionOf(id), openRelease(id), inRelease(id, regionOf(id))],
    request: ({id, mutate}) =>
      mutate({patch: {id: inRelease(id, regionOf(id))._id, set: {"legal.scope": "base"}}}),
  },
  "run a release with another law of a region": {
    given: (id) => [regionOf(id), openRelease(id), inRelease(id, withOtherLaw(id))],
    request: ({id, act}) => act("release.publish", {releaseId: `r${id}`}),
  },
  "schedule a release with another law of a region": {
    given: (id) => [regionOf(id), openRelease(id), inRelease(id, withOtherLaw(id))],
    request: ({id, act}) => act("release.schedule", {releaseId: `r${id}`, publishAt: "2030-01-01T00:00:00Z"}),
  },
  "hide a region behind a second document": {
    given: given(regionOf),
    request: ({id, mutate}) => mutate({create: {...withOtherLaw(id), _id: `a-${id}`}}),
  },

  "announce a legal change by hand": {request: ({id, mutate}) => mutate({create: lawChange(id)})},
  "publish an announcement of a legal change": {
    given: (id) => [draftOf(lawChange(id))],
    request: (attempt) => attempt.act("document.publish", idsOf(lawChange, attempt)),
  },
  "end an announcement of a legal change early": patch(lawChange, {showTo: "2026-12-01"}),
  "make a plain notice of an announcement of a legal change": patch(lawChange, {kind: "notice"}),
  "delete an announcement of a legal change": remove(lawChange),

  "delete a region": remove(regionOf),
  "delete a region and its draft": {
    given: (id) => [regionOf(id), draftOf(regionOf(id))],
    request: (attempt) => {
      const {publishedId, draftId} = idsOf(regionOf, attempt);
      return attempt.act("document.delete", {publishedId, includeDrafts: [draftId]});
    },
  },
  "unpublish a region": {
    given: given(regionOf),
    request: (attempt) => attempt.act("document.unpublish", idsOf(regionOf, attempt)),
  },
  "plan a region's removal in a release": {
    given: (id) => [regionOf(id), openRelease(id)],
    request: ({id, act}) =>
      act("document.version.unpublish", {
        versionId: inRelease(id, regionOf(id))._id,
        publishedId: regionOf(id)._id,
      }),
  },
  "make something else of a region": {
    given: given(regionOf),
    request: ({id, mutate}) => mutate({createOrReplace: {_id: regionOf(id)._id, _type: "redirect"}}),
  },
  "let a region's settings be of no region": {
    given: given(regionOf),
    request: ({id, mutate}) => mutate({patch: {id: regionOf(id)._id, unset: ["region"]}}),
  },
  "delete the navigation of a language": remove(navigationOf),
  "unpublish the navigation of a language": {
    given: given(navigationOf),
    request: (attempt) => attempt.act("document.unpublish", idsOf(navigationOf, attempt)),
  },
  "delete the English home page": remove(homeOf),
} as const satisfies Readonly<Record<string, Scenario>>;
