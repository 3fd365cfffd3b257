import { BetStatus, explainSettlement, whatIf, type BetResult, type CouponToSettle, type ShopSystem } from '@touchline/betting-coupon-math';
import type { BookedBet, BookedCoupon } from '@touchline/betting-contract';
import { bookedEnding } from '@touchline/betting-names/score';
import { gameStatisticId } from '@touchline/betting-results-contract';
import type { Rational } from '@touchline/shared-primitives';
import { routePath } from '@touchline/shared-routes';
import { isShopValue, loadShopTable } from '@touchline/betting-coupon-state';
import { loadPatiently, selectLanguage } from '@touchline/shared-state';
import { Link, moneyText, Select } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { BetWords } from './bet-words.ts';
import { REASONS, RULES } from './explain-words.ts';
import { OUTCOME } from '@touchline/betting-rules';
import styles from './MyBets.module.css';
import { BuilderReasons } from './BuilderReasons.tsx';
import { settlementRule } from './rules/settlement-rule.ts';

export interface ExplainProps {
  coupon: BookedCoupon;
  wordsOf: (bet: BookedBet) => BetWords;
}

/** The last digit of a game id is the part of the game; 0 is the game itself. */
const PARTS = 10;
const AS_IS = '';
const DIGITS = 3;

/** Settlement input for the stake that was not cashed out. The payout limit is not known here. */
const toSettle = ({ typeId, systemValue, amount, cashOut, bets }: BookedCoupon, shop: ShopSystem | undefined): CouponToSettle => ({
  typeId: typeId as CouponToSettle['typeId'],
  systemValue: systemValue ?? undefined,
  shop,
  amount: amount - (cashOut?.stake ?? 0),
  bets: bets.map(({ coef, coefPaid = coef, statusId, isBanker, deadHeat }) => ({
    ...{ coef: coefPaid, statusId: statusId as BetStatus, isBanker, deadHeat },
  })),
});

/** The shop system of a coupon, whose table is loaded for it; null until then, undefined for other coupons. */
function useShop({ systemValue }: BookedCoupon): ShopSystem | null | undefined {
  const [shop, setShop] = useState<ShopSystem | null>(null);
  const isShop = isShopValue(systemValue);
  useEffect(() => {
    if (isShop)
      void loadPatiently(loadShopTable).then(
        ({ shopSystem }) => setShop(shopSystem(systemValue) ?? null),
        () => undefined,
      );
  }, [isShop, systemValue]);
  return isShop ? shop : undefined;
}

/** Explains the result leg by leg, shows the calculation, and computes the payout for other results of each leg. @spec OD-02 AC-05 MON-5 */
export function Explanation(props: ExplainProps) {
  const shop = useShop(props.coupon);
  return shop === null ? null : <Explained {...props} shop={shop} />;
}

function Explained({ coupon, wordsOf, shop }: ExplainProps & { shop: ShopSystem | undefined }) {
  const intl = useIntl();
  const [wished, setWished] = useState<Readonly<Record<number, BetStatus>>>({});
  const money = (amount: number) => moneyText(intl, { amount, exponent: coupon.exponent, iso: coupon.currencyIso });
  const times = (factor: Rational) => intl.formatNumber(Number(factor.toDecimalString(DIGITS)), { maximumFractionDigits: DIGITS });
  const settled = toSettle(coupon, shop);
  const explanation = explainSettlement(settled);
  const { then } = whatIf(settled, wished);
  const isPlain = coupon.terms === undefined;
  return (
    <>
      <ol className={styles.reasons}>
        {coupon.bets.map((bet, at) => (
          <Leg
            key={bet.outcomeId}
            bet={bet}
            result={explanation.bets[at] as BetResult}
            pick={wordsOf(bet).pick}
            game={wordsOf(bet).game}
            wished={wished[at]}
            onWish={(status) => setWished(({ [at]: _, ...others }) => (status === undefined ? others : { ...others, [at]: status }))}
          />
        ))}
      </ol>
      <p className={styles.sum}>
        {explanation.combinations.total > 1 && (
          <FormattedMessage
            tagName="span"
            id="betting.explain.combinations"
            defaultMessage="Combinations: {total, number} in all, {won, number} won, {lost, number} lost, {returned, number} void, {open, number} open."
            values={{ ...explanation.combinations }}
          />
        )}{' '}
        {explanation.coef !== undefined && (
          <bdi>
            {`${money(settled.amount)} × ${times(explanation.coef)} = ${money(explanation.outcome.state === 'open' ? 0 : explanation.outcome.payout)}`}
          </bdi>
        )}
      </p>
      {!isPlain && (
        <small>
          <FormattedMessage
            id="betting.explain.terms"
            defaultMessage="Bonuses, codes and the payout limit of this bet come on top of this sum."
          />
        </small>
      )}
      <p className={styles.sum} role="status">
        {Object.keys(wished).length > 0 && (
          <FormattedMessage
            tagName="span"
            id="betting.explain.whatIf"
            defaultMessage="What if: it pays {secured} at least and {possible} at most, before bonuses and the payout limit."
            values={{ secured: <bdi>{money(then.secured)}</bdi>, possible: <bdi>{money(then.possible)}</bdi> }}
          />
        )}
      </p>
    </>
  );
}

interface LegProps {
  bet: BookedBet;
  result: BetResult;
  pick: string;
  game: string;
  wished: BetStatus | undefined;
  onWish: (status: BetStatus | undefined) => void;
}

function Leg({ bet, result: { factor, reasons }, pick, game, wished, onWish }: LegProps) {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const times = (of: Rational) => intl.formatNumber(Number(of.toDecimalString(DIGITS)), { maximumFractionDigits: DIGITS });
  const ending = bookedEnding(intl, bet);
  const id = gameStatisticId(bet.gameId - (bet.gameId % PARTS));
  const options = [
    { value: AS_IS, label: intl.formatMessage({ id: 'betting.explain.asIs', defaultMessage: 'As it is' }) },
    ...([BetStatus.Win, BetStatus.Lose, BetStatus.Return] as const).map((status) => ({
      value: String(status),
      label: intl.formatMessage(REASONS[status === BetStatus.Win ? 'won' : status === BetStatus.Lose ? 'lost' : 'returned']),
    })),
  ];
  return (
    <li>
      <b dir="auto">{pick}</b> <bdi>{game}</bdi>
      <span className={styles.fact}>
        <span>{reasons.map((reason) => intl.formatMessage(REASONS[reason])).join(', ')}</span>
        {factor !== undefined && <bdi>{` × ${times(factor)}`}</bdi>}
        {bet.result !== null && (
          <FormattedMessage
            tagName="span"
            id="betting.explain.fact"
            defaultMessage="Result: {result}"
            values={{ result: <bdi>{bet.result}</bdi> }}
          />
        )}
        {ending !== undefined && <bdi>{` · ${ending}`}</bdi>}
      </span>
      <BuilderReasons bet={bet} />
      <small>
        {bet.legs === undefined && <FormattedMessage tagName="span" {...RULES[settlementRule(bet)]} />}{' '}
        {bet.early?.score === null && (
          <FormattedMessage
            tagName="span"
            id="betting.early.promise"
            defaultMessage="Early payout: wins once {team} leads by {lead, plural, one {# goal} other {# goals}}, whatever the result."
            values={{ team: bet.outcomeTypeId === OUTCOME.HomeWin ? bet.opponent1 : bet.opponent2, lead: bet.early.lead }}
          />
        )}{' '}
        <Link href={routePath('statistic', {}, { lang, query: { id } })}>
          <FormattedMessage id="betting.explain.source" defaultMessage="Result and events of the game" />
        </Link>
      </small>
      <Select
        isLabelHidden
        label={intl.formatMessage({ id: 'betting.explain.if', defaultMessage: 'What if: {pick}' }, { pick })}
        value={wished === undefined ? AS_IS : String(wished)}
        options={options}
        onChange={(value) => onWish(value === AS_IS ? undefined : (Number(value) as BetStatus))}
      />
    </li>
  );
}
