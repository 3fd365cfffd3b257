import { Badge, EmptyState, GiftIcon, LinkButton, Money } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { defineMessages } from 'react-intl';
import { SOURCES, STATES } from '../bonuses/bonus-words.ts';
import styles from '../parts/Office.module.css';
import { Loaded, Moment } from '../parts/Parts.tsx';
import { usePath } from '../parts/use-path.ts';
import { Words } from '../parts/Words.tsx';

const w = defineMessages({
  none: { id: 'account.rewards.none', defaultMessage: 'No rewards yet' },
  words: {
    id: 'account.rewards.noneWords',
    defaultMessage: 'Bonuses, cashback and rewards for friends appear here with what they are worth and until when they last.',
  },
  bonuses: { id: 'account.wager.offers', defaultMessage: 'See deposit bonuses' },
  friends: { id: 'account.page.bringfriend', defaultMessage: 'Refer a friend' },
  until: { id: 'account.rewards.until', defaultMessage: 'Use it by {moment}' },
});

/** Rewards: what was earned, how, and when it expires. @spec AC-12 */
export function Rewards() {
  const path = usePath();
  return (
    <Loaded of="rewards">
      {({ rewards }) =>
        rewards.length === 0 ? (
          <EmptyState
            icon={<GiftIcon />}
            title={<Words of={w.none} />}
            actions={
              <>
                <LinkButton href={path('office-bonus-deposit')}>
                  <Words of={w.bonuses} />
                </LinkButton>
                <LinkButton href={path('office-bringfriend')}>
                  <Words of={w.friends} />
                </LinkButton>
              </>
            }
          >
            <Words of={w.words} />
          </EmptyState>
        ) : (
          <ul className={pageStyles.list}>
            {rewards.map(({ id, kind, amount, iso, exponent, at, until, state }) => (
              <li key={`${kind}${id}`} className={styles.row}>
                <div className={styles.top}>
                  <span className={pageStyles.name}>
                    <Words of={SOURCES[kind]} />
                  </span>
                  <Money amount={amount} iso={iso} exponent={exponent} />
                </div>
                <div className={styles.top}>
                  <span className={styles.note}>
                    <Moment seconds={at} />
                    {until !== null && state === 'active' && (
                      <>
                        <span> · </span>
                        <Words of={w.until} values={{ moment: <Moment seconds={until} /> }} />
                      </>
                    )}
                  </span>
                  <Badge tone={state === 'paid' ? 'won' : state === 'active' ? 'accent' : 'returned'}>
                    <Words of={STATES[state]} />
                  </Badge>
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
