import type {User} from "@gradus/backend/contract/accounts";
import type {RunnerAttributeQuery, RunnerAttributesReply} from "@gradus/backend/contract/runner-attributes";
import {Link} from "@/ui/link";
import type {Choices} from "../../address/use-address-choices";
import {fullDayWords} from "../../format/day-words";
import type {RunFormat} from "../../format/run-format";
import {AttributeRow} from "./attribute-row";
import {ATTRIBUTE_IDS} from "./attribute-scales";
import {ComparisonChoices} from "./comparison-choices";
import {useHiddenComparison} from "./hidden-comparison";
import {gradeMissing} from "./missing-profile";
import type {RunnerTranslator} from "./runner-messages";
import {COMPARED} from "./runner-query";

interface Props {
  readonly reply: RunnerAttributesReply;
  readonly query: RunnerAttributeQuery;
  readonly user: User;
  readonly profileHref: string;
  readonly format: RunFormat;
  readonly t: RunnerTranslator;
  readonly onChoose: (changes: Choices) => void;
}

export function RunnerView({reply, query, user, profileHref, format, t, onChoose}: Props) {
  const [isHidden, hide] = useHiddenComparison();
  const fitness = reply.items.find(({id}) => id === "fitness");
  const missing = fitness?.reference.kind === "age_grade" ? null : gradeMissing(user, query);
  const isGrouped = reply.items.some(({reference}) => reference.kind === "population");
  const days = {
    from: fullDayWords(t.formatLocale, reply.from),
    to: fullDayWords(t.formatLocale, reply.to),
  };
  return (
    <>
      <p className="mt-4 max-w-measure text-body-lg">
        {t("runner.sentence", {known: reply.items.length, ...days})}
      </p>
      {!isHidden && !isGrouped && (
        <p className="mt-2 max-w-measure text-text-2">{t("runner.groups", {least: reply.least_group})}</p>
      )}
      <ComparisonChoices
        query={query}
        isHidden={isHidden}
        hasGroups={isGrouped || COMPARED.some((name) => query[name] === "1")}
        needsTable={user.gender !== "female" && user.gender !== "male"}
        t={t}
        onChoose={onChoose}
        onHide={hide}
      />
      {!isHidden && missing && (
        <p className="mt-4 max-w-measure">
          {t(`runner.missing.${missing}`)}{" "}
          {missing !== "table" && (
            <Link href={profileHref} className="link">
              {t("runner.toProfile")}
            </Link>
          )}
        </p>
      )}
      <div className="mt-6">
        {ATTRIBUTE_IDS.map((id) => (
          <AttributeRow
            key={id}
            id={id}
            attribute={reply.items.find((item) => item.id === id) ?? null}
            explanation={reply.explanations.find((each) => each.id === `attribute_${id}`) ?? null}
            isCompared={!isHidden}
            hasGroups={isGrouped}
            format={format}
            t={t}
          />
        ))}
      </div>
    </>
  );
}
