/** A reference to a document that is still a draft: the seal makes it a strong one. */
export const weakReference = (id: string, type: "legalVersion" | "legalText") => ({
  _type: "reference",
  _ref: id,
  _weak: true,
  _strengthenOnPublish: {type},
});
