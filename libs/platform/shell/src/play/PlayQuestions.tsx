import { LimitConfirm } from './LimitConfirm.tsx';
import { RealityCheck } from './RealityCheck.tsx';

/** Questions to a player about their play, one at a time. */
export function PlayQuestions() {
  return (
    <>
      <RealityCheck />
      <LimitConfirm />
    </>
  );
}
