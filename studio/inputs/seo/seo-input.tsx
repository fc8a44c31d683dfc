import {Stack} from "@sanity/ui";
import {type ObjectInputProps, useFormValue} from "sanity";
import {useTextLocale} from "../text-locale.ts";
import {SeoPreview} from "./seo-preview.tsx";

export function SeoInput(props: ObjectInputProps) {
  const {value, path, renderDefault} = props;
  return (
    <Stack gap={5}>
      {renderDefault(props)}
      <SeoPreview
        locale={useTextLocale(path)}
        document={useFormValue([])}
        title={typeof value?.title === "string" ? value.title : ""}
        description={typeof value?.description === "string" ? value.description : ""}
        isNoindex={value?.noindex === true}
      />
    </Stack>
  );
}
