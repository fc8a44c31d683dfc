import {useContext} from "react";
import {type InputProps, type ItemProps, isStringInputProps, type ObjectInputProps} from "sanity";
import {VERSION_TYPES} from "../legal-types.ts";
import {AnchorInput} from "./anchor-input.tsx";
import {ClauseItem} from "./clause-item.tsx";
import {EffectiveFromInput} from "./effective-from-input.tsx";
import {LegalDocumentInput} from "./legal-document-input.tsx";
import {LockContext} from "./lock-context.ts";
import {OverridesInput} from "./overrides-input.tsx";

export function LegalInput(props: InputProps) {
  if (props.path.length === 0 && VERSION_TYPES.includes(props.schemaType.name)) {
    return (
      <LegalDocumentInput {...(props as ObjectInputProps & {renderDefault: InputProps["renderDefault"]})} />
    );
  }
  return <LegalFieldInput {...props} />;
}

function LegalFieldInput(props: InputProps) {
  const isLocked = useContext(LockContext);
  const input = isLocked ? locked(props) : props;
  const name = input.path.at(-1);
  if (isStringInputProps(input) && name === "anchor") return <AnchorInput {...input} />;
  if (isStringInputProps(input) && name === "effectiveFrom") return <EffectiveFromInput {...input} />;
  if (name === "overrides") return <OverridesInput {...input} />;
  return input.renderDefault(input);
}

/** The form knows only the document itself; that its version is in review comes from outside. */
function locked<P extends InputProps>(props: P): P {
  const elementProps = "elementProps" in props ? {elementProps: {...props.elementProps, readOnly: true}} : {};
  return {...props, ...elementProps, readOnly: true};
}

export function LegalItem(props: ItemProps) {
  const isLocked = useContext(LockContext);
  const item = isLocked ? {...props, readOnly: true} : props;
  return item.schemaType.name === "clause" ? <ClauseItem {...item} /> : item.renderDefault(item);
}
