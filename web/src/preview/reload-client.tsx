"use client";

import {useEffect} from "react";

/** Requests the page again: the preview ended while it was rendered, and the next response reports it. */
export function ReloadClient() {
  useEffect(() => location.reload(), []);
  return null;
}
