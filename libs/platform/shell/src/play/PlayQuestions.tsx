import { LimitConfirm } from './LimitConfirm.tsx';
import { RealityCheck } from './RealityCheck.tsx';

/** What a player is asked about their play, one question at a time. */
export function PlayQuestions() {
  return (
    <>
      <RealityCheck />
      <LimitConfirm />
    </>
  );
}
