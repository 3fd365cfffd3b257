import { lazy, Suspense } from 'react';
import styles from './GameStage.module.css';

/** A chunk of its own: the rules of every game come with it. */
const Verifier = lazy(async () => ({ default: (await import('./Verifier.tsx')).Verifier }));

/** Works out a round again from its seeds. @spec CS-05 */
export function VerifierPage() {
  return (
    <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
      <Verifier />
    </Suspense>
  );
}
