import {useEffect} from "react";
import {type DocumentLayoutProps, getPublishedId, useDocumentStore, usePerspective} from "sanity";
import {guardForm} from "./guard-form.ts";
import type {LeavePrompt} from "./leave-prompt.ts";

export function createLeaveGuard(leaveQuestion: LeavePrompt) {
  return function LeaveGuard(props: DocumentLayoutProps) {
    const {pair} = useDocumentStore();
    const {selectedReleaseId: release} = usePerspective();
    const {documentType: type} = props;
    const id = getPublishedId(props.documentId);
    useEffect(
      () => guardForm({page: window, pair, leavePrompt: leaveQuestion}, {id, type, release}),
      [pair, id, type, release],
    );
    return props.renderDefault(props);
  };
}
