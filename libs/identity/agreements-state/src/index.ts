export { ageConfirmed, agreementsSlice, consentChosen, selectAgreements, type AgreementsState } from './agreements.slice.ts';
export type { CookieJar } from './effects/keep-agreements.saga.ts';
export { agreementsModule, createAgreementsModule, termsModule } from './module.ts';
export { confirmTermsFailed, confirmTermsWanted, termsChanged, termsConfirmed } from './terms.ts';
