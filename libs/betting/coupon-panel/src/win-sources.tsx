import { selectFigures, selectPromo } from '@touchline/betting-coupon-state';
import type { WinSource } from '@touchline/betting-ui';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { useMoney } from './use-money.ts';

const HUNDRED = 100;

/** How the possible win is made up, step by step; empty if it is just stake times odds. @spec CP-13 CP-23 CP-28 */
export function useWinSources(): WinSource[] {
  const money = useMoney();
  const figures = useSelector(selectFigures);
  const { code } = useSelector(selectPromo);
  if (figures === null) return [];
  const { plainWin, win, bonus, hyperBonus, promoBonus, isCapped } = figures;
  // Without a cap the bonus is the whole difference; multiplying the rounded win would lose a cent.
  const raised = isCapped ? Math.floor((plainWin * bonus) / HUNDRED) : win;
  const signed = (amount: number): string => `${amount < 0 ? '−' : '+'}${money(Math.abs(amount))}`;
  const steps: (WinSource & { amount: number })[] = [
    {
      key: 'bonus',
      amount: raised - plainWin,
      label: (
        <FormattedMessage id="betting.sources.bonus" defaultMessage="Boost +{percent, number}%" values={{ percent: bonus - HUNDRED }} />
      ),
      value: signed(raised - plainWin),
    },
    {
      key: 'limit',
      amount: win - raised,
      label: <FormattedMessage id="betting.sources.limit" defaultMessage="Capped at max payout" />,
      value: signed(win - raised),
    },
    {
      key: 'hyper',
      amount: hyperBonus,
      label: <FormattedMessage id="betting.sources.hyper" defaultMessage="Hyper bonus" />,
      value: signed(hyperBonus),
    },
    {
      key: 'promo',
      amount: promoBonus,
      label:
        promoBonus < 0 ? (
          <FormattedMessage id="betting.sources.freeBet" defaultMessage="Free-bet stake not returned" />
        ) : (
          <FormattedMessage id="betting.sources.promo" defaultMessage="Promo code {code}" values={{ code: <bdi>{code}</bdi> }} />
        ),
      value: signed(promoBonus),
    },
  ];
  const counted = steps.filter(({ amount }) => amount !== 0);
  if (counted.length === 0) return [];
  const plain = {
    key: 'odds',
    label: <FormattedMessage id="betting.sources.odds" defaultMessage="Stake × odds" />,
    value: money(plainWin),
  };
  return [plain, ...counted];
}
