import {
  editCoupon,
  type PartBet,
  selectCouponBets,
  selectFigures,
  selectNamedSystem,
  selectNamedSystems,
  selectShopSystems,
  selectSoldLines,
  selectSystemOptions,
  selectSystemValue,
  selectTypeId,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { SystemPicker, type SystemChoice, type SystemRung } from '@touchline/betting-ui';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { comesLater } from './comes-later.tsx';
import { SystemWords } from './SystemWords.tsx';
import { shownRungs, systemRungs, type Rung } from './system-rungs.ts';
import { useMoney } from './use-money.ts';

/** Isolates an amount's text direction from the text around it. */
const isolated = (amount: string): string => `\u2068${amount}\u2069`;
const Explain = comesLater({
  name: 'coupon-explain',
  load: async () => (await import('./SystemExplain.tsx')).SystemExplain,
  waiting: null,
});

/** Selection of the system, and the payout for each number of won bets. @spec CP-01 CP-06 CP-10 */
export function CouponSystem() {
  const dispatch = useDispatch();
  const rungs = useRungs();
  const bets = useSelector(selectCouponBets);
  const typeId = useSelector(selectTypeId);
  const options = useSelector(selectSystemOptions);
  const named = useSelector(selectNamedSystems);
  const shops = useSelector(selectShopSystems);
  const name = useSelector(selectNamedSystem);
  const size = useSelector(selectSystemValue);
  const [isExplained, setIsExplained] = useState(false);
  const bankers = typeId === CouponType.SystemWithBanker ? bets.filter(({ isBanker }) => isBanker).length : 0;
  const choices: SystemChoice[] = [
    ...options.map(({ value, combo }) => ({ size: value, combinations: combo })),
    ...(typeId === CouponType.System ? [...named, ...shops] : []),
  ];
  const choose = (choice: SystemChoice): void => {
    const isOf = ({ name: other }: { name: string }): boolean => 'name' in choice && other === choice.name;
    const [several, shop] = [named.find(isOf), shops.find(isOf)];
    if (several !== undefined) dispatch(editCoupon({ kind: 'named-system', name: several.name }));
    else if (shop !== undefined) dispatch(editCoupon({ kind: 'system', systemValue: shop.value }));
    else if ('size' in choice) dispatch(editCoupon({ kind: 'system', systemValue: choice.size }));
  };
  return (
    <>
      <SystemPicker
        choices={choices}
        value={name ?? size ?? 0}
        betCount={bets.length - bankers}
        onChange={choose}
        words={<SystemWords bankers={bankers} />}
        rungs={rungs}
        onExplain={() => setIsExplained(true)}
      />
      {isExplained && <Explain onClose={() => setIsExplained(false)} />}
    </>
  );
}

function belowStake({ least, most }: Rung, stake: number): Pick<SystemRung, 'belowStake'> {
  if (most === 0 || least >= stake) return {};
  return { belowStake: most < stake ? 'always' : 'sometimes' };
}

function useRungs(): SystemRung[] {
  const intl = useIntl();
  const money = useMoney();
  const bets = useSelector(selectCouponBets);
  const lines = useSelector(selectSoldLines);
  const figures = useSelector(selectFigures);
  const rungs = useMemo(
    () =>
      systemRungs(
        bets,
        lines.map(({ block }) => ({ ...block, bets: block.bets as readonly PartBet[] })),
      ),
    [bets, lines],
  );
  const most = rungs[0]?.wins ?? 0;
  return shownRungs(rungs).map((rung) => ({
    wins: rung.wins,
    label: intl.formatMessage(
      {
        id: 'betting.system.rung',
        defaultMessage:
          '{kind, select, all {All {wins, number} win} none {None win} fewer {{wins, number} or fewer win} other {{wins, number} win}}',
      },
      { wins: rung.wins, kind: rung.wins === most ? 'all' : rung.most > 0 ? 'any' : rung.wins === 0 ? 'none' : 'fewer' },
    ),
    // If every bet wins, bonuses apply too: use the figure of the whole coupon.
    pays:
      rung.wins === most && figures !== null
        ? money(figures.maxWin)
        : rung.least === rung.most
          ? money(rung.most)
          : intl.formatMessage(
              { id: 'betting.system.range', defaultMessage: '{least} – {most}' },
              { least: isolated(money(rung.least)), most: isolated(money(rung.most)) },
            ),
    isRange: rung.least !== rung.most,
    ...belowStake(rung, figures?.totalAmount ?? 0),
  }));
}
