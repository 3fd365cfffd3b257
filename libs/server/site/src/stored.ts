import { agreementContract } from '@touchline/identity-contract/schemas';
import { platformContract } from '@touchline/platform-contract/schemas';

/** Consent is stored in a signed cookie of the browser, accepted terms in a column of the player. */
export const siteAddsNothing = [
  agreementContract.cookies,
  agreementContract.confirmTerms,
  platformContract.redirect,
  platformContract.block,
];
