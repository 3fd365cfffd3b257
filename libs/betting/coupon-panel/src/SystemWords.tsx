import {
  selectCouponBets,
  selectFigures,
  selectNamedSystem,
  selectSoldLines,
  selectSystemValue,
  type PartBet,
} from '@touchline/betting-coupon-state';
import { formatCoef } from '@touchline/betting-coupon-math';
import { useSystemName } from '@touchline/betting-ui';
import type { Rational } from '@touchline/shared-primitives';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { letterOf } from '@touchline/betting-booked-coupon';
import { playedExample, playedSizes, type PlayedLine } from './system-example.ts';
import { useMoney } from './use-money.ts';
import styles from './Coupon.module.css';

const DECIMAL = 0;
const SIZE_WORDS: Readonly<Record<number, 'single' | 'pair'>> = { 1: 'single', 2: 'pair' };
/** Systems whose lines depend on the order of the selections. */
const ORDERED: readonly (string | null)[] = [
  'alphabet',
  'banker-yankee',
  'union-jack',
  'union-jack-trixie',
  'union-jack-patent',
  'union-jack-round-robin',
];

function usePlayedLines(): readonly PlayedLine[] {
  const sold = useSelector(selectSoldLines);
  return useMemo(
    () =>
      sold.map(({ block, combinations, shop }) => ({
        systemValue: block.systemValue ?? null,
        shop,
        combinations,
        amount: block.amount,
        bets: block.bets as readonly PartBet[],
      })),
    [sold],
  );
}

/**
 * Explains a system in a few sentences for first-time players: what is staked on what, when it pays, and one combination as a worked
 * example.
 *
 * @spec CP-10
 */
export function SystemWords({ bankers }: { bankers: number }) {
  const figures = useSelector(selectFigures);
  const name = useSelector(selectNamedSystem);
  const sizes = playedSizes(usePlayedLines());
  const hasAnyToCome = sizes.some(({ size }) => size === 'any-to-come');
  const hasMultiples = sizes.some(({ size }) => size !== 'any-to-come');
  const isDouble = name === 'double-stakes-about' || name === 'roundabout';
  if (figures === null) return null;
  return (
    <>
      <Played bankers={bankers} combinations={figures.combinations} perCombination={figures.perCombination} />{' '}
      {bankers > 0 && (
        <>
          <FormattedMessage
            tagName="span"
            id="betting.system.words.bankers"
            defaultMessage="{bankers, plural, one {Your banker is} other {Your # bankers are}} in every combination: if {bankers, plural, one {it} other {one}} loses, the whole bet loses."
            values={{ bankers }}
          />{' '}
        </>
      )}
      {hasMultiples && (
        <FormattedMessage
          tagName="span"
          id="betting.system.words.pays"
          defaultMessage="A combination pays only if all its selections win. Winning combinations are added together."
        />
      )}{' '}
      {hasAnyToCome && (
        <>
          <FormattedMessage
            tagName="span"
            id="betting.system.words.anyToCome"
            defaultMessage="An any-to-come bet is placed on its first selection. Of what that returns, {stakes, plural, one {one stake goes} other {# stakes go}} on the others, as far as it is enough; you keep the rest."
            values={{ stakes: isDouble ? 2 : 1 }}
          />{' '}
        </>
      )}
      {ORDERED.includes(name) && (
        <FormattedMessage
          tagName="span"
          id="betting.system.words.ordered"
          defaultMessage="{kind, select, banker {The order counts: selection A is in every bet.} alphabet {The order counts: A–C and D–F are Patents, B–E is a Yankee.} other {The order counts: A–C, D–F and G–I are the rows of a square; its rows, columns and diagonals are the lines.}}"
          values={{ kind: name === 'banker-yankee' ? 'banker' : name === 'alphabet' ? 'alphabet' : 'square' }}
        />
      )}
      <Example />
    </>
  );
}

/** What is placed, and the stake of each combination. */
function Played({ bankers, combinations, perCombination }: { bankers: number; combinations: number; perCombination: number }) {
  const intl = useIntl();
  const money = useMoney();
  const nameOf = useSystemName();
  const lines = usePlayedLines();
  const count = useSelector(selectCouponBets).length - bankers;
  const name = useSelector(selectNamedSystem);
  const size = useSelector(selectSystemValue) ?? 0;
  const values = { combinations, count, stake: <bdi>{money(perCombination)}</bdi> };
  if (name === null) {
    return (
      <FormattedMessage
        tagName="span"
        id="betting.system.words"
        defaultMessage="{count, number} selections = {combinations, plural, one {# combination} other {# combinations}} of {size, number}, {stake} each."
        values={{ ...values, size, bankers }}
      />
    );
  }
  const sizes = playedSizes(lines).map(({ size, combinations }) =>
    size === 'any-to-come'
      ? intl.formatMessage(
          {
            id: 'betting.system.words.anyToComes',
            defaultMessage: '{combinations, plural, one {# any-to-come bet} other {# any-to-come bets}}',
          },
          { combinations },
        )
      : intl.formatMessage(
          {
            id: 'betting.system.words.size',
            defaultMessage:
              '{kind, select, single {{combinations, plural, one {# single} other {# singles}}} pair {{combinations, plural, one {# double} other {# doubles}}} other {{combinations, number} × {size, number}-fold}}',
          },
          { combinations, size, kind: SIZE_WORDS[size] ?? 'group' },
        ),
  );
  return (
    <FormattedMessage
      tagName="span"
      id="betting.system.words.named"
      defaultMessage="{name}: {combinations, number} bets on {count, number} selections ({sizes}), {stake} each."
      values={{ ...values, name: nameOf(name), sizes: intl.formatList(sizes, { type: 'conjunction' }) }}
    />
  );
}

/** Worked example of one combination. Its odds are decimal in every format, because other formats can't be multiplied. */
function Example() {
  const { locale } = useIntl();
  const money = useMoney();
  const lines = usePlayedLines();
  const order = useSelector(selectCouponBets).map(({ outcomeId }) => outcomeId);
  const example = playedExample(lines);
  if (example === null) return null;
  const whole = (amount: Rational): string => money(Number(amount.floor()));
  return (
    <span className={styles.example}>
      <FormattedMessage
        id="betting.system.words.example"
        defaultMessage="Example {letters}: {stake} × {odds} {isWhole, select, yes {=} other {≈}} {pays}"
        values={{
          // A share that is not a whole number of cents is shown rounded down, so the figures shown do not multiply exactly.
          isWhole: example.stake.equals(example.stake.floor()) ? 'yes' : 'no',
          letters: <b>{example.outcomeIds.map((id) => letterOf(order.indexOf(id))).join(' + ')}</b>,
          stake: <bdi>{whole(example.stake)}</bdi>,
          odds: <bdi dir="ltr">{example.coefs.map((coef) => formatCoef(coef, DECIMAL, { locale })).join(' × ')}</bdi>,
          pays: <bdi>{whole(example.pays)}</bdi>,
        }}
      />
    </span>
  );
}
