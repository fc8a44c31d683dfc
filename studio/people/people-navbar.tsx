import {useEffect} from "react";
import type {NavbarProps} from "sanity";
import {useContentClient} from "../live-query/content-client.ts";
import {PersonMenu} from "./person-menu.tsx";
import {finishSwitch} from "./switch-person.ts";

// The user menu takes no entries of others; beside it is the nearest place, and in the drawer of small screens.
const ENTRIES = (["topbar", "sidebar"] as const).map((location) => ({
  name: `switch-person-${location}`,
  location,
  render: () => <PersonMenu id={`switch-person-${location}`} />,
}));

export function PeopleNavbar(props: NavbarProps) {
  const client = useContentClient();
  useEffect(() => {
    finishSwitch(client, window.sessionStorage).catch((error: unknown) => {
      // The old session expires by itself after a while, so this failure does not block the user.
      console.warn("The session that was left could not be ended", error);
    });
  }, [client]);
  return props.renderDefault({
    ...props,
    __internal_actions: [...(props.__internal_actions ?? []), ...ENTRIES],
  });
}
