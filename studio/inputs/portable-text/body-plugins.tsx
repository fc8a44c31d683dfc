import type {Locale} from "@gradus/schemas/markets";
import {useEditor} from "@portabletext/editor";
import {defineBehavior, raise} from "@portabletext/editor/behaviors";
import {isSelectionExpanded} from "@portabletext/editor/selectors";
import {useContext, useEffect} from "react";
import type {PortableTextPluginsProps} from "sanity";
import {BodyContext} from "./body-context.ts";
import {BodyTokens} from "./body-tokens.tsx";
import {cleanPaste, typedQuote} from "./clean-paste.ts";
import {textBefore} from "./text-before.ts";

export function BodyPlugins(props: PortableTextPluginsProps) {
  const body = useContext(BodyContext);
  return (
    <>
      {props.renderDefault({
        ...props,
        // Its quotation marks are English in every language; ours below are not.
        plugins: {
          ...props.plugins,
          typography: {
            ...props.plugins.typography,
            disable: ["openingDoubleQuote", "closingDoubleQuote", "openingSingleQuote", "closingSingleQuote"],
          },
        },
      })}
      {body && <Language locale={body.locale} />}
      {body && body.tokens.length > 0 && <BodyTokens body={body} />}
    </>
  );
}

const isQuote = (text: string) => text === '"' || text === "'";

function Language({locale}: {readonly locale: Locale}) {
  const editor = useEditor();
  useEffect(() => {
    const removers = [
      defineBehavior({
        on: "insert.text",
        guard: ({event}) => isQuote(event.text),
        actions: [
          ({event, snapshot}) => {
            const sign = event.text === '"' ? '"' : "'";
            return [raise({...event, text: typedQuote(sign, textBefore(snapshot), locale)})];
          },
        ],
      }),
      defineBehavior({
        on: "clipboard.paste",
        guard: ({event, snapshot}) => {
          const paste = cleanPaste(event.originEvent.dataTransfer, locale);
          return paste !== null && {paste, replaces: isSelectionExpanded(snapshot)};
        },
        actions: [
          ({event}, {paste, replaces}) => [
            ...(replaces ? [raise({type: "delete"})] : []),
            raise({type: "deserialize.data", ...paste, originEvent: event}),
          ],
        ],
      }),
    ].map((behavior) => editor.registerBehavior({behavior}));
    return () => {
      for (const remove of removers) remove();
    };
  }, [editor, locale]);
  return null;
}
