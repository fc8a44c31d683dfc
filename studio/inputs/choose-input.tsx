import type {InputKind} from "@gradus/schemas/fields/input-kind";
import type {ComponentType} from "react";
import {
  type InputProps,
  isArrayOfBlocksInputProps,
  isArrayOfPrimitivesInputProps,
  isObjectInputProps,
  isStringInputProps,
  type ObjectInputProps,
  type PortableTextInputProps,
  type StringInputProps,
} from "sanity";
import {ArtInput} from "./art/art-input.tsx";
import {KeepCaret} from "./caret/keep-caret.tsx";
import {InstantInput} from "./instant/instant-input.tsx";
import {PathInput} from "./path/path-input.tsx";
import {BodyInput} from "./portable-text/body-input.tsx";
import {PriceInput} from "./prices/price-input.tsx";
import {SeoInput} from "./seo/seo-input.tsx";
import {SurfaceInput} from "./surface/surface-input.tsx";
import {TargetingInput} from "./targeting/targeting-input.tsx";
import {CopyInput} from "./tokens/copy-input.tsx";

const BY_EDITING: Readonly<Record<InputKind, ComponentType<StringInputProps>>> = {
  copy: CopyInput,
  path: PathInput,
  surface: SurfaceInput,
  sku: PriceInput,
  plan: PriceInput,
  offer: PriceInput,
  saving: PriceInput,
};
const BY_OBJECT: Readonly<Record<string, ComponentType<ObjectInputProps>>> = {
  art: ArtInput,
  seo: SeoInput,
  targeting: TargetingInput,
};

export function ChooseInput(props: InputProps) {
  if (isStringInputProps(props)) {
    return (
      <KeepCaret>
        <TextualInput {...props} />
      </KeepCaret>
    );
  }
  if (isArrayOfPrimitivesInputProps(props) && props.schemaType.options?.editing) {
    return <PriceInput {...props} />;
  }
  if (isBodyProps(props)) return <BodyInput {...props} />;
  if (isObjectInputProps(props)) {
    const Input = BY_OBJECT[typeName(props.schemaType)];
    if (Input) return <Input {...props} />;
  }
  return props.renderDefault(props);
}

function TextualInput(props: StringInputProps) {
  const {editing} = props.schemaType.options ?? {};
  const Input = editing ? BY_EDITING[editing] : isInstant(props) ? InstantInput : null;
  return Input ? <Input {...props} /> : props.renderDefault(props);
}

const isBodyProps = (props: InputProps): props is PortableTextInputProps => isArrayOfBlocksInputProps(props);
const isInstant = ({schemaType}: StringInputProps) => typeName(schemaType) === "datetime";

interface NamedType {
  readonly name: string;
  readonly type?: NamedType | undefined;
}

/** A field is a type of its own that is made from the one the schema names: `socialArt` is an `art`. */
function typeName(type: NamedType): string {
  const named = type.type;
  return named && named.name !== "object" && named.name !== "string" ? typeName(named) : type.name;
}
