"use client";

import {useEffect} from "react";

/** Margin boxes take their text from a stylesheet only. */
export function PrintLabelClient({text}: {text: string}) {
  useEffect(() => {
    // A style sheet built by script, because the page's content security policy forbids inline styles.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(text));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [text]);
  return null;
}

function pageRule(text: string): string {
  // As a CSS string that cannot end itself.
  const content = text.replace(/[\\"\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
  return `@page{@bottom-left{content:"${content}"}@bottom-right{content:counter(page) " / " counter(pages)}}`;
}
