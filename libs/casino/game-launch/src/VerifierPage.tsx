import { lazy, Suspense } from 'react';
import styles from './GameStage.module.css';

/** Separate chunk, because it contains the rules of every game. */
const Verifier = lazy(async () => ({ default: (await import('./Verifier.tsx')).Verifier }));

/** Recomputes a round from its seeds. @spec CS-05 */
export function VerifierPage() {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <Verifier />
    </Suspense>
  );
}
