export { RealityCheckDialog, type RealityCheckDialogProps } from './check/RealityCheckDialog.tsx';
export { playedText } from './check/played-text.ts';
export { BreakDialog, type BreakDialogProps } from './break/BreakDialog.tsx';
export { lengthText } from './break/length-text.ts';
