import {
  type ContentDocument,
  publishedId,
  textAt,
  titleOf,
} from "@gradus/schemas/completeness/content-document";
import {EditLink} from "../shared/edit-link.tsx";

/** Name and language of a document, leading to it. */
export function DocumentLink({document, field = null}: {document: ContentDocument; field?: string | null}) {
  const locale = textAt(document, "locale");
  return (
    <EditLink id={publishedId(document._id)} type={document._type} field={field}>
      {titleOf(document)}
      {locale && ` (${locale})`}
    </EditLink>
  );
}

/** Each document once, however often it is meant. */
export function DocumentLinks({documents}: {documents: readonly ContentDocument[]}) {
  const unique = [...new Map(documents.map((document) => [document._id, document])).values()];
  return unique.map((document, index) => (
    <span key={document._id}>
      {index > 0 && ", "}
      <DocumentLink document={document} />
    </span>
  ));
}
