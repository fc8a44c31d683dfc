"use client";

import {useEffect} from "react";

/** Asks for the page once more: the preview ended while it was made, and the next answer says so. */
export function ReloadClient() {
  useEffect(() => location.reload(), []);
  return null;
}
