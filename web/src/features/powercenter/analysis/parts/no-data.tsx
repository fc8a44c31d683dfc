import {ButtonLink} from "@/ui/button-link";

interface Props {
  readonly sentence: string;
  readonly action: {readonly label: string; readonly href: string};
}

export function NoData({sentence, action}: Props) {
  return (
    <div className="no-data">
      <div className="no-data-plot" aria-hidden="true" />
      <p className="mt-6 max-w-measure text-h3">{sentence}</p>
      <ButtonLink size="lg" href={action.href} className="mt-6">
        {action.label}
      </ButtonLink>
    </div>
  );
}
