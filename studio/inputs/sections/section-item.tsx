import {EyeClosedIcon} from "@sanity/icons/EyeClosed";
import {EyeOpenIcon} from "@sanity/icons/EyeOpen";
import {Box, Button, Flex} from "@sanity/ui";
import {type ItemProps, isObjectItemProps, type ObjectItemProps, set} from "sanity";

/**
 * A section in the list of a page, with a button that hides or shows it. The Studio has no way to add an entry to the
 * menu of a row, so the button stands before that menu.
 */
export function SectionItem(props: ItemProps) {
  return isObjectItemProps(props) && canBeHidden(props) ? (
    <HideableItem {...props} />
  ) : (
    props.renderDefault(props)
  );
}

function HideableItem(props: ObjectItemProps) {
  const {value, readOnly, inputProps, renderDefault} = props;
  const isHidden = "hidden" in value && value.hidden === true;
  const words = `${isHidden ? "Show" : "Hide"} ${sectionName(props)}`;
  return (
    <Flex align="center">
      <Box flex={1} style={{minWidth: 0}}>
        {renderDefault(props)}
      </Box>
      {!readOnly && (
        <Button
          aria-label={words}
          fontSize={1}
          icon={isHidden ? EyeClosedIcon : EyeOpenIcon}
          mode="bleed"
          onClick={() => inputProps.onChange(set(!isHidden, ["hidden"]))}
          padding={2}
          title={words}
        />
      )}
    </Flex>
  );
}

/** "Facts: In the box": a page can hold several sections of one type. */
function sectionName({value, schemaType}: ObjectItemProps): string {
  const heading = "heading" in value && typeof value.heading === "string" ? value.heading : "";
  return [schemaType.title ?? schemaType.name, heading].filter(Boolean).join(": ");
}

const canBeHidden = ({schemaType}: ObjectItemProps) => schemaType.fields.some(({name}) => name === "hidden");
