import {useEditor, useEditorSelector} from "@portabletext/editor";
import {defineBehavior, effect} from "@portabletext/editor/behaviors";
import {Popover} from "@sanity/ui/popover";
import {useEffect, useEffectEvent, useRef, useState} from "react";
import {findOpenBrace} from "../tokens/open-brace.ts";
import {useTokenMenu} from "../tokens/use-token-menu.tsx";
import type {BodyContextValue} from "./body-context.ts";
import {textBefore} from "./text-before.ts";

export function BodyTokens({
  body: {markets, tokens, insertRequests, frame},
}: {
  readonly body: BodyContextValue;
}) {
  const editor = useEditor();
  const before = useEditorSelector(editor, textBefore);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const [isFocused, setIsFocused] = useState(false);
  const typed = findOpenBrace(before)?.typed ?? null;
  const shown = isFocused && dismissed !== before ? typed : null;

  const pick = (source: string) => {
    const focus = editor.getSnapshot().context.selection?.focus;
    if (!focus || typed === null) return;
    const brace = {...focus, offset: focus.offset - typed.length - 1};
    editor.send({type: "delete", at: {anchor: brace, focus}});
    editor.send({type: "insert.text", text: source});
    editor.send({type: "focus"});
  };
  const {content, ...menu} = useTokenMenu({
    markets,
    typed: shown,
    allowed: tokens,
    onPick: pick,
    onDismiss: () => setDismissed(before),
  });

  // The behaviour is registered once per opening; the menu it controls is recreated with every letter.
  const menuUses = useEffectEvent(menu.uses);
  const handleInMenu = useEffectEvent(menu.handle);
  const isOpen = shown !== null;
  useEffect(() => {
    if (!isOpen) return;
    return editor.registerBehavior({
      behavior: defineBehavior({
        on: "keyboard.keydown",
        guard: ({event}) => menuUses(event.originEvent.key),
        actions: [({event}) => [effect(() => handleInMenu(event.originEvent.key))]],
      }),
    });
  }, [editor, isOpen]);

  useEffect(() => {
    const blurred = editor.on("blurred", () => setIsFocused(false));
    const focused = editor.on("focused", () => setIsFocused(true));
    return () => {
      blurred.unsubscribe();
      focused.unsubscribe();
    };
  }, [editor]);

  const answered = useRef(insertRequests);
  useEffect(() => {
    if (insertRequests === answered.current) return;
    answered.current = insertRequests;
    editor.send({type: "focus"});
    editor.send({type: "insert.text", text: "{"});
  }, [editor, insertRequests]);

  return <Popover open={isOpen} portal placement="bottom-start" referenceElement={frame} content={content} />;
}
