export { Instructions, type InstructionsProps } from './Instructions.tsx';
export { methodName } from './method-words.ts';
export { MethodPicker, type MethodPickerProps } from './MethodPicker.tsx';
export { PaymentTracker, type PaymentTrackerProps } from './PaymentTracker.tsx';
export { REASON_WORDS, STATE_WORDS } from './state-words.ts';
export { durationOf, MethodTermsLine, type MethodTermsLineProps } from './terms.tsx';
