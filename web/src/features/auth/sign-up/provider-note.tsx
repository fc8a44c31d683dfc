import type {Provider} from "@gradus/backend/contract/social";
import {brand} from "@gradus/schemas/brand";
import {PROVIDER_NAMES} from "@/client/social/providers";
import {Button} from "@/ui/button";
import type {CredentialsTranslator} from "./sign-up-messages";

interface Props {
  readonly provider: Provider;
  readonly t: CredentialsTranslator;
  readonly onLeave: () => void;
}

export function ProviderNote({provider, t, onLeave}: Props) {
  return (
    <div className="mt-6 max-w-measure">
      <p className="text-body-lg">
        {t("signup.providerLead", {provider: PROVIDER_NAMES[provider], product: brand.name})}
      </p>
      <Button className="-ms-2 mt-2" variant="quiet" onClick={onLeave}>
        {t("signup.providerPassword")}
      </Button>
    </div>
  );
}
