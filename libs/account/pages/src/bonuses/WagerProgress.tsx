import type { BonusesAnswer } from '@touchline/account-office-contract';
import { AlertDialog, Badge, Button, EmptyState, GiftIcon, LinkButton, Money, moneyText, ProgressBar, Table } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { useState } from 'react';
import { defineMessages, FormattedNumber, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { ChangeNote, Moment, OfficeFrame } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { SOURCES, STATES, VERDICTS } from './bonus-words.ts';
import { Words } from '../parts/Words.tsx';

type Bonus = BonusesAnswer['bonuses'][number];

const w = defineMessages({
  none: { id: 'account.wager.none', defaultMessage: 'No bonus to wager yet' },
  noneWords: {
    id: 'account.wager.noneWords',
    defaultMessage: 'When you have a bonus, you see here what is left to wager, and which bets counted.',
  },
  offers: { id: 'account.wager.offers', defaultMessage: 'See deposit bonuses' },
  codes: { id: 'account.wager.codes', defaultMessage: 'Enter a promo code' },
  left: { id: 'account.wager.left', defaultMessage: '{left} left to wager of {all}' },
  terms: {
    id: 'account.wager.terms',
    defaultMessage:
      '{product, select, sports {Settled sports bets at odds of {minCoef} or more count in full.} other {Slots count in full, table games 20%, live games 10%.}}',
  },
  until: { id: 'account.wager.until', defaultMessage: 'Ends {moment}' },
  claim: { id: 'account.wager.claim', defaultMessage: 'Move to main account' },
  give: { id: 'account.wager.giveUp', defaultMessage: 'Give up bonus' },
  giveSure: { id: 'account.wager.giveUpSure', defaultMessage: 'Give up this bonus?' },
  giveWords: { id: 'account.wager.giveUpWords', defaultMessage: 'What is left of the bonus is removed. Your own money stays.' },
  cancel: { id: 'account.cancel', defaultMessage: 'Cancel' },
  stakes: { id: 'account.wager.stakes', defaultMessage: 'Stakes since this bonus began' },
  noStakes: { id: 'account.wager.noStakes', defaultMessage: 'No stakes since this bonus began.' },
  when: { id: 'account.wager.when', defaultMessage: 'Date' },
  stake: { id: 'account.wager.stake', defaultMessage: 'Stake' },
  counted: { id: 'account.wager.counted', defaultMessage: 'Counted' },
  why: { id: 'account.wager.why', defaultMessage: 'Why' },
});

/** Wagering progress of each bonus, with the stakes that counted or did not, and why. @spec AC-06 */
export function WagerProgress() {
  const path = usePath();
  return (
    <OfficeFrame of="bonuses">
      {({ bonuses, excludedUntil }) => (
        <>
          {bonuses.map((bonus) => (
            <BonusCard key={bonus.id} bonus={bonus} />
          ))}
          {bonuses.length === 0 && (
            <EmptyState
              icon={<GiftIcon />}
              title={<Words of={w.none} />}
              actions={
                excludedUntil === null && (
                  <>
                    <LinkButton href={path('office-bonus-deposit')}>
                      <Words of={w.offers} />
                    </LinkButton>
                    <LinkButton href={path('office-promotion')}>
                      <Words of={w.codes} />
                    </LinkButton>
                  </>
                )
              }
            >
              <Words of={w.noneWords} />
            </EmptyState>
          )}
        </>
      )}
    </OfficeFrame>
  );
}

function BonusCard({ bonus }: { bonus: Bonus }) {
  const intl = useIntl();
  const claim = useChange('bonusClaim');
  const giveUp = useChange('bonusGiveUp');
  const [isSure, setSure] = useState(false);
  const { id, source, name, amount, iso, exponent, state, product, minCoef, required, wagered, remaining, expiresAt, stakes } = bonus;
  const money = (value: number) => moneyText(intl, { amount: value, iso, exponent });
  const isOpen = state === 'active' || state === 'completed';
  return (
    <section className={pageStyles.card}>
      <div className={styles.top}>
        <h2 className={pageStyles.name}>
          <Words of={SOURCES[source]} /> {source === 'promo' && <bdi>{name}</bdi>}
        </h2>
        <Badge tone={state === 'completed' || state === 'paid' ? 'won' : state === 'active' ? 'accent' : 'returned'}>
          <Words of={STATES[state]} />
        </Badge>
      </div>
      <p className={styles.big}>
        <Money amount={amount} iso={iso} exponent={exponent} />
      </p>
      {isOpen && (
        <>
          <ProgressBar
            label={<Words of={w.left} values={{ left: money(remaining), all: money(required) }} />}
            value={wagered}
            max={required}
          />
          <p className={styles.note}>
            <Words of={w.terms} values={{ product, minCoef: <FormattedNumber value={minCoef / 1000} minimumFractionDigits={2} /> }} />{' '}
            <Words of={w.until} values={{ moment: <Moment seconds={expiresAt} /> }} />
          </p>
          <div className={pageStyles.actions}>
            {state === 'completed' && (
              <Button look="primary" isBusy={claim.isBusy} onClick={() => claim.send({ id })}>
                <Words of={w.claim} />
              </Button>
            )}
            <Button look="quiet" onClick={() => setSure(true)}>
              <Words of={w.give} />
            </Button>
          </div>
        </>
      )}
      <AlertDialog
        isOpen={isSure}
        title={intl.formatMessage(w.giveSure)}
        confirm={<Words of={w.give} />}
        cancel={<Words of={w.cancel} />}
        onCancel={() => setSure(false)}
        onConfirm={() => {
          setSure(false);
          giveUp.send({ id });
        }}
      >
        <Words of={w.giveWords} />
      </AlertDialog>
      {[claim, giveUp].map(({ result }, at) => result?.status === 'refused' && <ChangeNote key={at} result={result} />)}
      {stakes.length === 0 ? (
        isOpen && (
          <p className={styles.note}>
            <Words of={w.noStakes} />
          </p>
        )
      ) : (
        <Stakes bonus={bonus} />
      )}
    </section>
  );
}

function Stakes({ bonus: { stakes, iso, exponent } }: { bonus: Bonus }) {
  const intl = useIntl();
  const columns = [
    { key: 'when', head: <Words of={w.when} /> },
    { key: 'stake', head: <Words of={w.stake} />, isNumeric: true },
    { key: 'counted', head: <Words of={w.counted} />, isNumeric: true },
    { key: 'why', head: <Words of={w.why} /> },
  ];
  return (
    <div className={styles.scroll}>
      <Table
        caption={intl.formatMessage(w.stakes)}
        columns={columns}
        rows={[...stakes].reverse().map(({ ref, at, stake, counted, percent, verdict }) => ({
          key: ref,
          cells: {
            when: <Moment seconds={at} />,
            stake: <Money amount={stake} iso={iso} exponent={exponent} />,
            counted: <Money amount={counted} iso={iso} exponent={exponent} />,
            why: <Words of={VERDICTS[verdict]} values={{ percent }} />,
          },
        }))}
      />
    </div>
  );
}
