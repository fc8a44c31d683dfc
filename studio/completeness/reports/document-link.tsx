import {
  type ContentDocument,
  publishedId,
  textAt,
  titleOf,
} from "@gradus/schemas/completeness/content-document";
import {EditLink} from "../shared/edit-link.tsx";

export function DocumentLink({document, field = null}: {document: ContentDocument; field?: string | null}) {
  const locale = textAt(document, "locale");
  return (
    <EditLink id={publishedId(document._id)} type={document._type} field={field}>
      {titleOf(document)}
      {locale && ` (${locale})`}
    </EditLink>
  );
}

export function DocumentLinks({documents}: {documents: readonly ContentDocument[]}) {
  const unique = [...new Map(documents.map((document) => [document._id, document])).values()];
  return unique.map((document, index) => (
    <span key={document._id}>
      {index > 0 && ", "}
      <DocumentLink document={document} />
    </span>
  ));
}
