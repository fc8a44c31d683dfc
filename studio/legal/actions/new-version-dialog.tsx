import {isoDay} from "@gradus/schemas/days";
import {Button, Checkbox, Flex, Select, Stack, Text, TextInput} from "@sanity/ui";
import {useId, useState} from "react";
import {DayInput} from "../../dialogs/day-input.tsx";
import {Field} from "../../dialogs/field.tsx";
import {Problem} from "../../dialogs/problem.tsx";
import type {Loadable} from "../../live-query/loadable.ts";
import {LoadableView, LoadingNotice} from "../../live-query/loadable-view.tsx";
import type {RegionLaw} from "../data/region-laws.ts";
import type {Version} from "../data/versions.ts";
import {type ProposedVersion, proposeVersion, scopesWithoutVersions} from "../rules/propose-version.ts";
import {CHANGE_KINDS, SCOPES, scopeTitle} from "../words.ts";
import {useMakeVersion} from "./use-make-version.ts";

interface NewVersionDialog {
  readonly read: Loadable<readonly [readonly Version[], readonly RegionLaw[]]>;
  readonly versionId: string;
  readonly onClose: () => void;
}

export function NewVersionDialog({read, versionId, onClose}: NewVersionDialog) {
  return (
    <LoadableView loaded={read} margin={0} what="The versions">
      {([versions, laws]) => {
        const from = versions.find(({id}) => id === versionId);
        if (!from) return <LoadingNotice what="The versions" />;
        return <ScopeForm from={from} laws={laws} onClose={onClose} versions={versions} />;
      }}
    </LoadableView>
  );
}

interface FormProps {
  readonly from: Version;
  readonly versions: readonly Version[];
  readonly laws: readonly RegionLaw[];
  readonly onClose: () => void;
}

/** A version for all regions can also be what a scope's first words of its own build on. */
function ScopeForm(props: FormProps) {
  const {from, versions, laws} = props;
  const [scope, setScope] = useState(from.scope);
  const others = from.scope === "base" ? scopesWithoutVersions(SCOPES, versions) : [];
  const noticeDays = Math.max(0, ...laws.map((law) => law.noticeDays));
  const wish = {from, scope, noticeDays, today: isoDay(new Date())};
  return (
    <Stack gap={4}>
      {others.length > 0 && (
        <Field label="Applies in">
          {(id) => (
            <Select id={id} onChange={(event) => setScope(event.currentTarget.value)} value={scope}>
              {[from.scope, ...others].map((choice) => (
                <option key={choice} value={choice}>
                  {scopeTitle(choice)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {/* Another scope has another label, day and base to propose. */}
      <VersionForm
        {...props}
        key={scope}
        noticeDays={noticeDays}
        proposed={proposeVersion(wish, versions)}
        scope={scope}
      />
    </Stack>
  );
}

interface VersionFormProps extends FormProps {
  readonly scope: string;
  readonly proposed: ProposedVersion;
  readonly noticeDays: number;
}

function VersionForm({from, versions, laws, scope, proposed, noticeDays, onClose}: VersionFormProps) {
  const {base, overlays} = proposed;
  const [label, setLabel] = useState(proposed.label);
  const [effectiveFrom, setDay] = useState(proposed.effectiveFrom);
  const [changeKind, setChangeKind] = useState("material");
  const [withOverlays, setWithOverlays] = useState(overlays.length > 0);
  const {isBusy, problem, make} = useMakeVersion(versions, onClose);
  const request = {
    from,
    scope,
    changeKind,
    effectiveFrom,
    label: label.trim(),
    base: base?.id ?? null,
    locales: localesOf(from, scope, laws),
    overlays: withOverlays ? overlays : [],
  };
  return (
    <>
      <Text size={1}>{explanation(from, scope)}</Text>
      <Field label="Label">
        {(id) => (
          <TextInput id={id} onChange={(event) => setLabel(event.currentTarget.value)} value={label} />
        )}
      </Field>
      <Field label="Takes effect on" hint={`Material changes are announced ${noticeDays} days before.`}>
        {(id) => <DayInput id={id} onChange={setDay} value={effectiveFrom} />}
      </Field>
      <Field label="Kind of change">
        {(id) => (
          <Select id={id} onChange={(event) => setChangeKind(event.currentTarget.value)} value={changeKind}>
            {CHANGE_KINDS.map(({value, title}) => (
              <option key={value} value={value}>
                {title}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {base && scope === from.scope && (
        <Text size={1}>It builds on version {base.label}, the newest for all regions.</Text>
      )}
      {overlays.length > 0 && (
        <OverlayChoice isChosen={withOverlays} onChange={setWithOverlays} overlays={overlays} />
      )}
      <Problem words={problem} />
      <Flex gap={2} justify="flex-end">
        <Button mode="bleed" onClick={onClose} text="Cancel" />
        <Button
          disabled={isBusy || label.trim() === "" || effectiveFrom === ""}
          loading={isBusy}
          onClick={() => make(request)}
          text="Create drafts"
          tone="primary"
        />
      </Flex>
    </>
  );
}

function explanation({scope: copied, title, label}: Version, scope: string): string {
  return scope === copied
    ? `The words of ${title} ${label} are copied as drafts in every language. Keys and anchors stay, so links and comparisons stay true.`
    : `“${scopeTitle(scope)}” has no words of its own yet. Each language starts without a difference from ${title} ${label}: only the clauses that differ are written, all others stay those of ${label}.`;
}

/** A scope's own words are read in the languages of its regions, not in all. */
const localesOf = (from: Version, scope: string, laws: readonly RegionLaw[]): string[] =>
  scope === from.scope
    ? from.texts.map(({locale}) => locale)
    : laws.filter((law) => law.scope === scope).flatMap(({locales}) => [...locales]);

interface OverlayChoice {
  readonly overlays: readonly Version[];
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

function OverlayChoice({overlays, isChosen, onChange}: OverlayChoice) {
  const id = useId();
  const names = new Intl.ListFormat("en").format(overlays.map(({scope}) => `“${scopeTitle(scope)}”`));
  return (
    <Flex align="flex-start" gap={3}>
      <Checkbox checked={isChosen} id={id} onChange={(event) => onChange(event.currentTarget.checked)} />
      <Text as="label" htmlFor={id} size={1}>
        Also prepare {names}, which builds on it. Without it, or a note that it needs no words of its own, the
        new version cannot be sealed.
      </Text>
    </Flex>
  );
}
