export { RealityCheckDialog, type RealityCheckDialogProps } from './check/RealityCheckDialog.tsx';
export { playedText } from './check/played-text.ts';
