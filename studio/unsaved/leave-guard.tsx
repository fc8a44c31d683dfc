import {useEffect} from "react";
import {type DocumentLayoutProps, getPublishedId, useDocumentStore, usePerspective} from "sanity";
import {guardForm} from "./guard-form.ts";
import type {LeaveQuestion} from "./leave-question.ts";

/** Watches every form of a document for edits that would be lost with the tab. */
export function createLeaveGuard(leaveQuestion: LeaveQuestion) {
  return function LeaveGuard(props: DocumentLayoutProps) {
    const {pair} = useDocumentStore();
    const {selectedReleaseId: release} = usePerspective();
    const {documentType: type} = props;
    const id = getPublishedId(props.documentId);
    useEffect(
      () => guardForm({page: window, pair, leaveQuestion}, {id, type, release}),
      [pair, id, type, release],
    );
    return props.renderDefault(props);
  };
}
