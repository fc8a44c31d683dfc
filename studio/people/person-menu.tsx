import {UserIcon} from "@sanity/icons/User";
import {Button} from "@sanity/ui";
import {Menu, MenuButton, MenuItem} from "@sanity/ui/menu";
import {useState} from "react";
import {useCurrentUser} from "sanity";
import {readStudioEnv} from "../env.ts";
import {useContentClient} from "../live-query/content-client.ts";
import {type LakePerson, listPeople} from "./lake-people.ts";
import {PersonItem} from "./person-item.tsx";
import {startSwitch} from "./switch-person.ts";

interface Props {
  readonly id: string;
}

export function PersonMenu({id}: Props) {
  const client = useContentClient();
  const present = useCurrentUser();
  const [people, setPeople] = useState<readonly LakePerson[]>([]);
  const [notice, setNotice] = useState("Asking the lake…");
  const {apiHost} = readStudioEnv();
  if (!present || apiHost === null) return null;
  const role = present.roles[0]?.title ?? "";

  const load = () => {
    listPeople(client).then(setPeople, () => setNotice("The list did not load. Is the lake running?"));
  };
  const become = (personId: string) => {
    const {href: address} = window.location;
    window.location.assign(startSwitch({client, memory: window.sessionStorage, apiHost, personId, address}));
  };

  return (
    <MenuButton
      id={id}
      onOpen={load}
      popover={{portal: true, constrainSize: true, placement: "bottom-end"}}
      button={
        <Button
          aria-label={`Switch person. You are ${present.name}, ${role}`}
          title="Switch person"
          mode="bleed"
          justify="flex-start"
          icon={UserIcon}
          text={role}
          fontSize={1}
          padding={2}
        />
      }
      menu={
        <Menu aria-label="Switch person" style={{maxWidth: "22rem"}}>
          {people.length === 0 && <MenuItem disabled text={notice} />}
          {people.map((person) => (
            <PersonItem
              key={person.id}
              person={person}
              isPresent={person.id === present.id}
              onChoose={() => become(person.id)}
            />
          ))}
        </Menu>
      }
    />
  );
}
