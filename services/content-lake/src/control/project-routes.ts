import {z} from "zod";
import type {Access} from "../access/access.ts";
import type {Accounts} from "../accounts/accounts.ts";
import {requireManager, requirePerson} from "../data-deps.ts";
import {ADDON_SUFFIX, type Datasets} from "../datasets.ts";
import {badRequest} from "../errors.ts";
import {readJson} from "../http/body.ts";
import {type Call, param, type Reply} from "../http/call.ts";
import {type Route, route} from "../http/router.ts";

export interface ProjectDeps {
  readonly projectId: string;
  readonly permanentDatasets: readonly string[];
  readonly accounts: Accounts;
  readonly access: Access;
  readonly datasets: Datasets;
  readonly limits: {readonly jsonBytes: number};
}

const FEATURES = ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"];
const BORN = "2026-01-01T00:00:00Z";

export function projectRoutes(deps: ProjectDeps): Route[] {
  return [
    route("GET", "/projects", (call) => ({body: [describeProject(deps, call)]})),
    route("GET", "/projects/:project", (call) => ({body: describeProject(deps, call)})),
    route("GET", "/projects/:project/grants", (call) => ({body: projectGrants(deps, call)})),
    route("GET", "/projects/:project/datasets", (call) => listDatasets(deps, call)),
    route("GET", "/datasets", (call) => listDatasets(deps, call)),
    route("PUT", "/projects/:project/datasets/:dataset", (call) => createDataset(deps, call)),
    route("PUT", "/datasets/:dataset", (call) => createDataset(deps, call)),
    route("DELETE", "/projects/:project/datasets/:dataset", (call) => deleteDataset(deps, call)),
    route("DELETE", "/datasets/:dataset", (call) => deleteDataset(deps, call)),
    route("GET", "/projects/:project/datasets/:dataset/acl", (call) => ({body: datasetGrants(deps, call)})),
    route("GET", "/projects/:project/datasets/:dataset/settings/indexing", () => ({
      body: {maxFieldDepth: 20},
    })),
    route("GET", "/projects/:project/datasets/:dataset/settings/embeddings", (call) => {
      deps.datasets.require(param(call, "dataset"));
      return {body: {enabled: false, status: "disabled"}};
    }),
    route("POST", "/comments/:dataset/setup", (call) => setUpComments(deps, call)),
    route("GET", "/features", () => ({body: FEATURES})),
  ];
}

function describeProject({projectId, accounts, access}: ProjectDeps, {person}: Call) {
  const members = accounts.listPeople().map((member) => ({
    id: member.id,
    isCurrentUser: member.id === person?.id,
    isRobot: member.service,
    role: member.roles[0],
    roles: access.rolesOf(member).map(({name, title}) => ({name, title})),
    createdAt: BORN,
    updatedAt: BORN,
  }));
  return {
    id: projectId,
    displayName: "Local lake",
    // No organization: with one, the Studio requests services that exist only on the hosted side.
    organizationId: null,
    studioHost: null,
    metadata: {color: "#3366ff", externalStudioHost: null},
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    maxRetentionDays: 90,
    features: [],
    createdAt: BORN,
    updatedAt: BORN,
    members: person ? members : [],
  };
}

function projectGrants({access}: ProjectDeps, {person}: Call) {
  if (!access.can(person, "manage")) return {};
  return {"sanity.project": [{grants: [{name: "deployStudio", params: {}}]}]};
}

function listDatasets({accounts}: ProjectDeps, call: Call): Reply {
  requirePerson(call);
  const addonFor = call.query.get("addonFor");
  const rows = accounts
    .listDatasets()
    .filter(({name}) =>
      addonFor === null ? !name.endsWith(ADDON_SUFFIX) : name === addonFor + ADDON_SUFFIX,
    );
  return {
    body: rows.map(({name, createdAt, createdBy}) => ({
      name,
      aclMode: name.endsWith(ADDON_SUFFIX) ? "private" : "public",
      createdAt,
      createdByUserId: createdBy,
      addonFor,
      datasetProfile: addonFor === null ? null : "comments",
      tags: [],
    })),
  };
}

const datasetOptions = z.object({aclMode: z.enum(["public", "private", "custom"]).optional()});

async function createDataset({access, datasets, limits}: ProjectDeps, call: Call): Promise<Reply> {
  const person = requireManager(access, call);
  const name = param(call, "dataset");
  const hasBody = Number(call.request.headers["content-length"] ?? 0) > 0;
  const options = datasetOptions.safeParse(hasBody ? await readJson(call.request, limits.jsonBytes) : {});
  if (!options.success) throw badRequest('"aclMode" must be public, private or custom');
  if (options.data.aclMode === "private") throw badRequest("Private datasets are not part of the local lake");
  datasets.create(name, person.id);
  return {body: {datasetName: name, aclMode: "public"}};
}

function deleteDataset({access, datasets, permanentDatasets}: ProjectDeps, call: Call): Reply {
  requireManager(access, call);
  const name = param(call, "dataset");
  if (permanentDatasets.includes(name))
    throw badRequest(`"${name}" is the dataset this lake was started with`);
  datasets.remove(name);
  return {body: {deleted: true}};
}

/** The Studio evaluates these per document to know which buttons to offer; the lake applies the same to writes. */
function datasetGrants({access, datasets}: ProjectDeps, call: Call) {
  return access.describeGrants(call.person, datasets.require(param(call, "dataset")));
}

/** The first comment or task on a dataset creates the add-on dataset that stores them. */
function setUpComments({datasets}: ProjectDeps, call: Call): Reply {
  const {id} = requirePerson(call);
  const {name} = datasets.require(param(call, "dataset"));
  return {body: {datasetName: datasets.create(name + ADDON_SUFFIX, id).name}};
}
