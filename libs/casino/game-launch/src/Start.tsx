import type { Launch, NoMoney } from '@touchline/casino-game-contract';
import { modelOf } from '@touchline/casino-game-math';
import { loginPath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Button, LinkButton, Notice } from '@touchline/ui-kit';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import type { GameLook } from './game-look.ts';
import styles from './GameStage.module.css';
import type { StartArtProps } from './StartArt.tsx';

/** Separate chunk: few countries require the question. */
const DemoAge = lazy(async () => ({ default: (await import('./DemoAge.tsx')).DemoAge }));

const NO_MONEY = defineMessages({
  'signed-out': {
    id: 'gameLaunch.noMoney.signedOut',
    defaultMessage: 'Sign in to play for money. You can play the demo without signing in.',
  },
  restricted: {
    id: 'gameLaunch.noMoney.restricted',
    defaultMessage: 'Stakes are not taken on this account now. You can still play the demo.',
  },
  country: { id: 'gameLaunch.noMoney.country', defaultMessage: 'This game is not offered in your country.' },
  closed: { id: 'gameLaunch.noMoney.closed', defaultMessage: 'This game is closed while we repair it.' },
  'no-stake': { id: 'gameLaunch.noMoney.noStake', defaultMessage: 'This game is played without a stake.' },
}) satisfies Record<NoMoney, unknown>;

/** Separate chunk: a picture, which nothing waits for and without which the game starts as well. */
const StartArt = lazy(async (): Promise<{ default: ComponentType<StartArtProps> }> => {
  try {
    return { default: (await import('./StartArt.tsx')).StartArt };
  } catch {
    return { default: () => null };
  }
});

interface StartProps {
  launch: Launch;
  /** Look of the game behind the buttons. */
  look?: GameLook;
  isDemoFirst: boolean;
  onMode: (mode: 'money' | 'demo') => void;
}

/** Start screen of a game: the ways to play it, or why it cannot be played for money. @spec CS-02 */
export function Start({ launch: { model, noMoney, isDemoOffered, isAgeAsked, open }, look, isDemoFirst, onMode }: StartProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { pathname } = useLocation();
  const [isAsking, setIsAsking] = useState(false);
  const hasStake = noMoney !== 'no-stake';
  const demo = () => (isAgeAsked ? setIsAsking(true) : onMode('demo'));
  if (isAsking) {
    return (
      <div className={styles.start}>
        <Suspense>
          <DemoAge onConfirm={() => onMode('demo')} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={styles.start}>
      {look !== undefined && (
        <Suspense>
          <StartArt look={look} hasSymbols={modelOf(model)?.idle === 'slots'} />
        </Suspense>
      )}
      {noMoney !== null && <Notice>{intl.formatMessage(NO_MONEY[noMoney])}</Notice>}
      {open !== null && (
        <Notice>
          <FormattedMessage id="gameLaunch.open" defaultMessage="You have a round in play. Continue it to finish it." />
        </Notice>
      )}
      <div className={styles.actions}>
        {noMoney === null && (
          <Button look={isDemoFirst && open === null ? 'secondary' : 'primary'} onClick={() => onMode('money')}>
            {open === null ? (
              <FormattedMessage id="gameLaunch.money" defaultMessage="Play for money" />
            ) : (
              <FormattedMessage id="gameLaunch.continue" defaultMessage="Continue the round" />
            )}
          </Button>
        )}
        {noMoney === 'signed-out' && (
          <LinkButton look="primary" href={loginPath(lang, pathname)}>
            <FormattedMessage id="gameLaunch.signIn" defaultMessage="Sign in" />
          </LinkButton>
        )}
        {isDemoOffered && (
          <Button look={hasStake && !isDemoFirst ? 'secondary' : 'primary'} onClick={demo}>
            {hasStake ? (
              <FormattedMessage id="gameLaunch.demo" defaultMessage="Play the demo" />
            ) : (
              <FormattedMessage id="gameLaunch.play" defaultMessage="Play" />
            )}
          </Button>
        )}
      </div>
    </div>
  );
}
