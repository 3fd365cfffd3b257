import type { CashOutOffer } from '@touchline/betting-contract';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MoneyWords } from './money-words.ts';
import styles from './MyBets.module.css';

const THOUSAND = 1000;
const MILLION = 1_000_000;

/** Probability that every open selection wins all or a half of its stake; from 0 to 1. */
const chanceOfAll = ({ bets }: Pick<CashOutOffer, 'bets'>): number => bets.reduce((all, { chance }) => (all * chance) / MILLION, 1);

/** Probability that the stake of an open selection is returned, all or a half of it; from 0 to 1. */
const chanceOfReturn = ({ bets }: Pick<CashOutOffer, 'bets'>): number =>
  1 - bets.reduce((none, { returned }) => none * (1 - returned / MILLION), 1);

/** Compares the offer with the fair value, and shows the margin and the payout if the coupon stays open. @spec AC-05 */
export function CashOutMeter({ offer, money }: { offer: CashOutOffer; money: MoneyWords }) {
  const intl = useIntl();
  const share = offer.fair === 0 ? 0 : offer.offer / offer.fair;
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  const margin = percent(offer.margin / THOUSAND);
  return (
    <div className={styles.meter}>
      <dl>
        <div>
          <dt>
            <FormattedMessage id="betting.cashOut.fair" defaultMessage="Fair value" />
          </dt>
          <dd>{money(offer.fair)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="betting.cashOut.offered" defaultMessage="Offer" />
          </dt>
          <dd>{money(offer.offer)}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="betting.cashOut.margin" defaultMessage="Margin ({percent})" values={{ percent: margin }} />
          </dt>
          <dd>{money(offer.fair - offer.offer)}</dd>
        </div>
      </dl>
      <meter
        min={0}
        max={1}
        value={share}
        aria-label={intl.formatMessage({ id: 'betting.cashOut.meter', defaultMessage: 'Share of the fair value that is offered' })}
      />
      <small>
        <FormattedMessage
          tagName="span"
          id="betting.cashOut.run"
          defaultMessage="Let it run: {win} if all selections win. A single or express pays nothing if one loses."
          values={{ win: <bdi>{money(offer.possibleWin)}</bdi> }}
        />
      </small>
    </div>
  );
}

/** How the fair value is computed: the chance that all open selections win, and that one is void. @spec AC-05 */
export function CashOutChances({ offer, money }: { offer: CashOutOffer; money: MoneyWords }) {
  const intl = useIntl();
  const percent = (share: number) => intl.formatNumber(share, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <small>
      <FormattedMessage
        tagName="span"
        id="betting.cashOut.average"
        defaultMessage="On average, this bet is worth {fair}: the chance that all open selections win is about {chance}."
        values={{
          fair: <bdi>{money(offer.fair)}</bdi>,
          chance: <bdi>{percent(chanceOfAll(offer))}</bdi>,
        }}
      />
      {offer.bets.some(({ returned }) => returned > 0) && (
        <>
          {' '}
          <FormattedMessage
            tagName="span"
            id="betting.cashOut.returned"
            defaultMessage="A selection is void with a chance of about {chance}; the fair value includes it."
            values={{ chance: <bdi>{percent(chanceOfReturn(offer))}</bdi> }}
          />
        </>
      )}
    </small>
  );
}
