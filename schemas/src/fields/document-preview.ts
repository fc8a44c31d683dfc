export const languagePreview = (titleField = "title") => ({
  select: {title: titleField, locale: "locale", mode: "availability.mode", regions: "availability.regions"},
  prepare: ({title, locale, mode, regions}: Record<string, unknown>) => ({
    title: typeof title === "string" ? title : "Untitled",
    subtitle: [
      locale,
      mode && mode !== "all" && Array.isArray(regions) ? `${mode} ${regions.join(", ")}` : "",
    ]
      .filter(Boolean)
      .join(" · "),
  }),
});
