import type { BonusesAnswer } from '@touchline/account-office-contract';
import { Badge, Button, LinkButton, moneyText } from '@touchline/ui-kit';
import { pageStyles } from '@touchline/ui-pages';
import { defineMessages, FormattedNumber, useIntl } from 'react-intl';
import styles from '../parts/Office.module.css';
import { Fact, ChangeNote, OfficeFrame } from '../parts/Parts.tsx';
import { useChange } from '../parts/use-office.ts';
import { usePath } from '../parts/use-path.ts';
import { Words } from '../parts/Words.tsx';

type Offer = BonusesAnswer['offers'][number];

const w = defineMessages({
  intro: {
    id: 'account.deposit.intro',
    defaultMessage: 'Choose a bonus before you deposit, or deposit without one. A bonus is always your choice.',
  },
  title: { id: 'account.deposit.name', defaultMessage: '{percent}% on your next deposit' },
  most: { id: 'account.deposit.most', defaultMessage: 'Largest bonus' },
  least: { id: 'account.deposit.least', defaultMessage: 'Smallest deposit' },
  wager: { id: 'account.deposit.wager', defaultMessage: 'Wager the bonus' },
  times: { id: 'account.deposit.times', defaultMessage: '{factor, plural, one {# time} other {# times}}' },
  on: { id: 'account.deposit.on', defaultMessage: 'On' },
  sports: { id: 'account.bonus.sports', defaultMessage: 'Sports' },
  casino: { id: 'account.bonus.casino', defaultMessage: 'Casino' },
  minCoef: { id: 'account.deposit.minOdds', defaultMessage: 'Minimum odds' },
  within: { id: 'account.deposit.within', defaultMessage: 'Within' },
  days: { id: 'account.deposit.days', defaultMessage: '{days, plural, one {# day} other {# days}}' },
  choose: { id: 'account.deposit.choose', defaultMessage: 'Choose this bonus' },
  chosen: { id: 'account.deposit.chosen', defaultMessage: 'Chosen for your next deposit' },
  used: { id: 'account.deposit.used', defaultMessage: 'Used' },
  none: { id: 'account.deposit.none', defaultMessage: 'Deposit without a bonus' },
  deposit: { id: 'account.office.deposit', defaultMessage: 'Deposit' },
  progress: { id: 'account.deposit.progress', defaultMessage: 'See your wagering progress' },
});

/** Bonuses for the next deposit with their full terms. @spec AC-06 */
export function DepositBonuses() {
  const path = usePath();
  const { send, result, isBusy } = useChange('bonusChoose');
  return (
    <OfficeFrame of="bonuses">
      {({ offers }, isOpen) => (
        <>
          {isOpen && (
            <p className={styles.intro}>
              <Words of={w.intro} />
            </p>
          )}
          <ul className={pageStyles.cards}>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} isBusy={isBusy} choose={isOpen ? (offerId) => send({ offerId }) : undefined} />
            ))}
          </ul>
          {result?.status === 'refused' && <ChangeNote result={result} />}
          <div className={pageStyles.actions}>
            {offers.some(({ state }) => state === 'chosen') && (
              <LinkButton look="primary" href={path('office-recharge')}>
                <Words of={w.deposit} />
              </LinkButton>
            )}
            <LinkButton href={path('office-bonus-wager')}>
              <Words of={w.progress} />
            </LinkButton>
          </div>
        </>
      )}
    </OfficeFrame>
  );
}

interface OfferCardProps {
  offer: Offer;
  isBusy: boolean;
  /** Absent if the player may not choose. */
  choose: ((offerId: string | null) => void) | undefined;
}

function OfferCard({ offer, isBusy, choose }: OfferCardProps) {
  const intl = useIntl();
  const { id, percent, most, least, iso, exponent, factor, product, minCoef, days, state } = offer;
  const money = (amount: number) => moneyText(intl, { amount, iso, exponent });
  return (
    <li className={pageStyles.card} data-active={state === 'chosen' ? '' : undefined}>
      <h2 className={pageStyles.name}>
        <Words of={w.title} values={{ percent }} />
      </h2>
      <dl className={pageStyles.facts}>
        <Fact name={w.most}>{money(most)}</Fact>
        <Fact name={w.least}>{money(least)}</Fact>
        <Fact name={w.wager}>
          <Words of={w.times} values={{ factor }} />
        </Fact>
        <Fact name={w.on}>
          <Words of={w[product]} />
        </Fact>
        {product === 'sports' && (
          <Fact name={w.minCoef}>
            <FormattedNumber value={minCoef / 1000} minimumFractionDigits={2} />
          </Fact>
        )}
        <Fact name={w.within}>
          <Words of={w.days} values={{ days }} />
        </Fact>
      </dl>
      {state === 'used' && (
        <div>
          <Badge>
            <Words of={w.used} />
          </Badge>
        </div>
      )}
      {state === 'chosen' && choose !== undefined && (
        <>
          <p className={styles.note}>
            <Words of={w.chosen} />
          </p>
          <div>
            <Button isBusy={isBusy} onClick={() => choose(null)}>
              <Words of={w.none} />
            </Button>
          </div>
        </>
      )}
      {state === 'open' && choose !== undefined && (
        <div>
          <Button isBusy={isBusy} onClick={() => choose(id)}>
            <Words of={w.choose} />
          </Button>
        </div>
      )}
    </li>
  );
}
