import {ownValue} from "@gradus/schemas/own-value";
import type {DocumentActionComponent, DocumentActionsResolver} from "sanity";
import {DiscardDraftAction} from "./discard-draft-action.tsx";
import {EvidenceAction} from "./evidence-action.tsx";
import {createMoveAction} from "./move-action.tsx";
import {MOVE_ORDER} from "./moves.ts";
import {NewVersionAction} from "./new-version-action.tsx";
import {StatusAction} from "./status-action.tsx";

const VERSION_ACTIONS: DocumentActionComponent[] = [
  StatusAction,
  ...MOVE_ORDER.map(createMoveAction),
  NewVersionAction,
  EvidenceAction,
  DiscardDraftAction,
];

/** What may be done to a legal document. The Studio's own publish, unpublish, delete, copy and schedule are not. */
const ACTIONS: Readonly<Record<string, (defaults: DocumentActionComponent[]) => DocumentActionComponent[]>> =
  {
    legalVersion: () => VERSION_ACTIONS,
    legalText: () => VERSION_ACTIONS,
    legalApproval: () => [],
    legalDocument: (defaults) =>
      defaults.filter(({action}) => action === "publish" || action === "discardChanges"),
  };

export const legalActions: DocumentActionsResolver = (defaults, {schemaType}) =>
  ownValue(ACTIONS, schemaType)?.(defaults) ?? defaults;
