export { RealityCheckDialog, type RealityCheckDialogProps } from './check/RealityCheckDialog.tsx';
export { playedText } from './check/played-text.ts';
export { BreakDialog, type BreakDialogProps } from './break/BreakDialog.tsx';
export { lengthText, startText } from './break/length-text.ts';
export { LimitConfirmDialog, type LimitConfirmDialogProps } from './limit/LimitConfirmDialog.tsx';
export { LimitLeft, type LimitLeftProps } from './limit/LimitLeft.tsx';
export { LIMIT_NAMES, limitWords, TIME_LIMITS } from './limit/limit-words.ts';
export { HelpDirectory, type HelpDirectoryProps } from './help/HelpDirectory.tsx';
