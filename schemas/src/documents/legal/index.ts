export {legalApproval} from "./legal-approval.ts";
export {legalDocument} from "./legal-document.ts";
export {legalText} from "./legal-text.ts";
export {legalVersion} from "./legal-version.ts";
