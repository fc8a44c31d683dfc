import {type AssetFile, fileNameOf, fileOfDocument} from "../assets/asset-file.ts";
import {isObject} from "../query/values.ts";

/** References to asset documents as paths within the export, which is what an import reads. */
export function pointToFiles(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pointToFiles);
  if (!isObject(value)) return value;
  const file = fileOfReference(value.asset);
  const {asset, ...others} = value;
  const fields = Object.entries(file ? others : value).map(([name, field]) => [name, pointToFiles(field)]);
  const pointer = file && {
    _sanityAsset: `${file.kind.slice(0, -1)}@file://./${file.kind}/${fileNameOf(file)}`,
  };
  return {...pointer, ...Object.fromEntries(fields)};
}

function fileOfReference(reference: unknown): AssetFile | null {
  if (!isObject(reference) || typeof reference._ref !== "string") return null;
  const [kind] = reference._ref.split("-");
  return fileOfDocument({_id: reference._ref, _type: `sanity.${kind}Asset`});
}
