import {installTrustedTypes} from "./lib/trusted-types/install-trusted-types";

installTrustedTypes();
