export { Instructions, type InstructionsProps } from './Instructions.tsx';
export { methodName } from './method-words.ts';
export { MethodMark, type MethodMarkProps } from './MethodMark.tsx';
export { MethodPicker, type MethodPickerProps, type WayToPay } from './MethodPicker.tsx';
export { PaymentTracker, type PaymentTrackerProps } from './PaymentTracker.tsx';
export { REASON_WORDS, STATE_WORDS } from './state-words.ts';
export { durationOf, MethodTermsLine, type MethodTermsLineProps } from './terms.tsx';
