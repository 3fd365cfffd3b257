import { ageConfirmed, agreementsModule, selectAgreements } from '@touchline/identity-agreements-state';
import type { ModularStore } from '@touchline/shared-state';
import { Button } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';
import styles from './GameStage.module.css';

const QUESTION = (
  <FormattedMessage
    id="gameLaunch.age.ask"
    defaultMessage="In your country, games are for adults only, even without money. Are you 18 or older?"
  />
);
const TOO_YOUNG = <FormattedMessage id="gameLaunch.age.young" defaultMessage="You must be 18 or over to play." />;

/** Asks a visitor for their age before a demo, once: the site stores the answer. @spec CS-02 ID-16 */
export function DemoAge({ onConfirm }: { onConfirm: () => void }) {
  const dispatch = useDispatch();
  const [isTooYoung, setIsTooYoung] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const store = useStore() as ModularStore;
  const { age } = useSelector(selectAgreements);
  const answered = useEffectEvent(onConfirm);
  // Load the module at once, so that an earlier answer is known and a new one is stored.
  useEffect(() => {
    const name = store.inject(agreementsModule);
    return () => store.release(name);
  }, [store]);
  // Already answered here, in another tab or on an earlier visit.
  useEffect(() => {
    if (age === 'answered') answered();
  }, [age]);
  // Pressing a button removes it, so move the focus of keyboard and screen reader to the text.
  useEffect(() => words.current?.focus(), [isTooYoung, age]);
  if (age !== 'open') return null;
  return (
    <>
      <p ref={words} tabIndex={-1} className={styles.question}>
        {isTooYoung ? TOO_YOUNG : QUESTION}
      </p>
      <div className={styles.actions}>
        {isTooYoung ? (
          <Button onClick={() => setIsTooYoung(false)}>
            <FormattedMessage id="gameLaunch.age.back" defaultMessage="Back" />
          </Button>
        ) : (
          <>
            <Button onClick={() => setIsTooYoung(true)}>
              <FormattedMessage id="gameLaunch.age.no" defaultMessage="No, I'm under 18" />
            </Button>
            <Button look="primary" onClick={() => dispatch(ageConfirmed())}>
              <FormattedMessage id="gameLaunch.age.yes" defaultMessage="Yes, I'm 18 or over" />
            </Button>
          </>
        )}
      </div>
    </>
  );
}
