export { AgreementName, AGREEMENTS, AgreementsSince, AgreementWords } from './agreements/Agreement.tsx';
export type { AgreementKey, AgreementProps, AgreementsSinceProps } from './agreements/Agreement.tsx';
export { AgeDialog, type AgeDialogProps } from './age/AgeDialog.tsx';
export { ConsentPanel, type ConsentPanelProps } from './consent/ConsentPanel.tsx';
export { TermsDialog, type TermsDialogProps } from './terms/TermsDialog.tsx';
