import {
  namedSystemChosen,
  selectCouponBets,
  selectFigures,
  selectNamedSystem,
  selectNamedSystems,
  selectSoldLines,
  selectSystemOptions,
  selectSystemValue,
  selectTypeId,
  systemChosen,
  type PartBet,
} from '@touchline/betting-coupon-state';
import { CouponType } from '@touchline/betting-coupon-math';
import { SystemPicker, useSystemName, type SystemChoice, type SystemRung } from '@touchline/betting-ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { shownRungs, systemRungs, type Rung } from './system-rungs.ts';
import { useMoney } from './use-money.ts';

/** An amount that keeps its own direction beside another one. */
const isolated = (amount: string): string => `\u2068${amount}\u2069`;
const Explain = lazy(async () => ({ default: (await import('./SystemExplain.tsx')).SystemExplain }));

/** Which system, and what each number of won bets pays. @spec CP-01 CP-06 CP-10 */
export function CouponSystem() {
  const dispatch = useDispatch();
  const rungs = useRungs();
  const bets = useSelector(selectCouponBets);
  const typeId = useSelector(selectTypeId);
  const options = useSelector(selectSystemOptions);
  const named = useSelector(selectNamedSystems);
  const name = useSelector(selectNamedSystem);
  const size = useSelector(selectSystemValue);
  const [isExplained, setIsExplained] = useState(false);
  const bankers = typeId === CouponType.SystemWithBanker ? bets.filter(({ isBanker }) => isBanker).length : 0;
  const choices: SystemChoice[] = [
    ...options.map(({ value, combo }) => ({ size: value, combinations: combo })),
    ...(typeId === CouponType.System ? named : []),
  ];
  const choose = (choice: SystemChoice): void =>
    void dispatch('name' in choice ? namedSystemChosen({ name: choice.name }) : systemChosen({ systemValue: choice.size }));
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
      {isExplained && (
        <Suspense fallback={null}>
          <Explain onClose={() => setIsExplained(false)} />
        </Suspense>
      )}
    </>
  );
}

/** How the system works, in two or three short sentences for somebody who never played one. @spec CP-10 */
export function SystemWords({ bankers }: { bankers: number }) {
  const money = useMoney();
  const nameOf = useSystemName();
  const figures = useSelector(selectFigures);
  const count = useSelector(selectCouponBets).length - bankers;
  const name = useSelector(selectNamedSystem);
  const size = useSelector(selectSystemValue) ?? 0;
  const hasSingles = useSelector(selectNamedSystems).some((one) => one.name === name && one.hasSingles);
  if (figures === null) return null;
  const values = { combinations: figures.combinations, stake: <bdi>{money(figures.perCombination)}</bdi> };
  if (name !== null) {
    return (
      <FormattedMessage
        id="betting.system.words.named"
        defaultMessage="{name} plays your {count, number} bets in {combinations, number} combinations: {singles, select, yes {each bet alone, } other {}}every pair and every larger group, with {stake} on each. A combination pays when all of its bets win: its stake times their odds, multiplied."
        values={{ ...values, name: nameOf(name), count, singles: hasSingles ? 'yes' : 'no' }}
      />
    );
  }
  return (
    <>
      <FormattedMessage
        id="betting.system.words"
        defaultMessage="Your {count, number} {bankers, plural, =0 {bets} other {other bets}} are played in groups of {size, number}: {combinations, plural, one {# combination} other {# combinations}} with {stake} on each. A combination pays when all of its bets win: its stake times their odds, multiplied."
        values={{ ...values, size, count, bankers }}
      />{' '}
      {bankers > 0 && (
        <FormattedMessage
          id="betting.system.words.bankers"
          defaultMessage="{bankers, plural, one {The banker stands} other {The # bankers stand}} in every combination: if {bankers, plural, one {it} other {one of them}} loses, nothing comes back."
          values={{ bankers }}
        />
      )}
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
          '{kind, select, all {All {wins, number} win} none {None wins} fewer {{wins, number} or fewer win} other {Any {wins, number} win}}',
      },
      { wins: rung.wins, kind: rung.wins === most ? 'all' : rung.most > 0 ? 'any' : rung.wins === 0 ? 'none' : 'fewer' },
    ),
    // With everything won the bonuses of the sale count too: the figure of the whole coupon.
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
