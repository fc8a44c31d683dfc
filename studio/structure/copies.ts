import type {DocumentActionComponent, DuplicateDocumentActionComponent, SanityDocumentLike} from "sanity";

/** Names the documents that are one page in several languages. */
export const newTranslationGroup = (type: string) => `${type}-${crypto.randomUUID().slice(0, 8)}`;

/**
 * A copy is a page of its own. With the group of the original it would replace the original in every list; with its
 * address it would be undefined which of the two visitors get; as a translation it would follow another source.
 */
function asCopy({slug: _, translation: __, ...content}: SanityDocumentLike): SanityDocumentLike {
  return {...content, translationGroup: newTranslationGroup(content._type)};
}

const copyActions = new Map<DuplicateDocumentActionComponent, DocumentActionComponent>();

/** The Studio's own Duplicate, which makes such a copy. The same one each time: it is a component. */
export function duplicateAsCopy(action: DuplicateDocumentActionComponent): DocumentActionComponent {
  const known = copyActions.get(action);
  if (known) return known;
  const useCopyAction: DocumentActionComponent = (props) => action({...props, mapDocument: asCopy});
  useCopyAction.action = "duplicate";
  useCopyAction.displayName = "DuplicateAsCopyAction";
  copyActions.set(action, useCopyAction);
  return useCopyAction;
}
