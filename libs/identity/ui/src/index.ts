export { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords } from './agreements/Agreement.tsx';
export type { AgreementKey, AgreementProps, AgreementsSinceProps } from './agreements/Agreement.tsx';
