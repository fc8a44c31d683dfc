import {TranslateIcon} from "@sanity/icons/Translate";
import {useState} from "react";
import type {DocumentActionComponent} from "sanity";
import {lastKnown} from "../../live-query/loadable.ts";
import {usePageGroup} from "../live/use-page-groups.ts";
import {CreateTranslationDialog} from "./create-translation-dialog.tsx";

export const createTranslationAction: DocumentActionComponent = ({draft, published}) => {
  const [isOpen, setOpen] = useState(false);
  const pages = lastKnown(usePageGroup(draft ?? published));
  const languages = pages?.groups[0]?.languages ?? [];
  const locales = languages.filter(({pair}) => pair === null).map(({locale}) => locale);
  const close = () => setOpen(false);
  return {
    label: "Create translation",
    icon: TranslateIcon,
    disabled: locales.length === 0,
    title:
      locales.length === 0 ? "This page exists in every language." : "Start a draft in another language.",
    onHandle: () => setOpen(true),
    dialog: isOpen &&
      pages && {
        type: "custom",
        component: <CreateTranslationDialog locales={locales} onClose={close} pages={pages} />,
      },
  };
};
