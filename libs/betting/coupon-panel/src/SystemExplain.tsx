import { BetStatus, CouponType, displayedCoef, formatCoef } from '@touchline/betting-coupon-math';
import { selectCouponBets, selectSoldLines, selectTypeId, type PartBet } from '@touchline/betting-coupon-state';
import { CombinationList, WhatIf, type BetEnd, type CombinationView } from '@touchline/betting-ui';
import type { Rational } from '@touchline/shared-primitives';
import { Dialog } from '@touchline/ui-kit';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { letterOf } from '@touchline/betting-booked-coupon';
import { SystemWords } from './SystemWords.tsx';
import { useBetWords } from './use-bet-words.ts';
import { useMoney } from './use-money.ts';
import { WhatIfWords } from './WhatIfWords.tsx';
import { combinationRows, whatIfTotals, type CombinationRow, type WhatIfLine } from './what-if-page.ts';
import styles from './Coupon.module.css';

const PAGE = 20;
/** Factors are always decimal, whatever odds format the player uses. */
const DECIMAL = 0;
const STATUS: Readonly<Record<BetEnd, BetStatus>> = { won: BetStatus.Win, lost: BetStatus.Lose, returned: BetStatus.Return };

/** All combinations of the system, and the return for bet results that the player chooses. @spec CP-10 OD-02 */
export function SystemExplain({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const money = useMoney();
  const words = useBetWords();
  const bets = useSelector(selectCouponBets);
  const sold = useSelector(selectSoldLines);
  const hasBankers = useSelector(selectTypeId) === CouponType.SystemWithBanker;
  const [ends, setEnds] = useState<Readonly<Record<number, BetEnd>>>({});
  const [from, setFrom] = useState(0);
  const endOf = (id: number): BetEnd => ends[id] ?? 'won';
  const lines = useMemo(
    (): WhatIfLine[] => sold.map(({ block, bonus }) => ({ ...block, bonus, bets: block.bets as readonly PartBet[] })),
    [sold],
  );
  const statuses = useMemo(() => new Map(bets.map(({ outcomeId }) => [outcomeId, STATUS[ends[outcomeId] ?? 'won']])), [bets, ends]);
  const totals = useMemo(() => whatIfTotals(lines, statuses), [lines, statuses]);
  const rows = useMemo(() => combinationRows(lines, statuses, { from, count: PAGE }), [lines, statuses, from]);
  const viewOf = useCombinationView(
    bets.map(({ outcomeId }) => outcomeId),
    endOf,
  );
  const bankers = hasBankers ? bets.filter(({ isBanker }) => isBanker).length : 0;
  const lost = bets.flatMap(({ outcomeId }, at) => (endOf(outcomeId) === 'lost' ? [letterOf(at)] : []));
  const compared =
    totals.payout === 0 ? 'nothing' : totals.payout === totals.stake ? 'same' : totals.payout > totals.stake ? 'more' : 'less';
  return (
    <Dialog
      isOpen
      size="wide"
      onClose={onClose}
      title={intl.formatMessage({ id: 'betting.system.explained', defaultMessage: 'How this system pays out' })}
    >
      <div className={styles.explained}>
        <p>
          <SystemWords bankers={bankers} />
        </p>
        <WhatIf
          bets={bets.map((bet, at) => {
            const { pick, odds } = words(bet, at);
            const isBanker = hasBankers && bet.isBanker;
            return { id: bet.outcomeId, letter: letterOf(at), pick, odds, end: endOf(bet.outcomeId), isBanker };
          })}
          onEnd={(id, end) => setEnds({ ...ends, [id]: end })}
          pays={money(totals.payout)}
          compared={compared}
        >
          <WhatIfWords totals={totals} compared={compared} lost={lost} />
        </WhatIf>
        <p className={styles.fine}>
          <FormattedMessage
            id="betting.whatIf.bonuses"
            defaultMessage="At current odds, without bonuses or promo codes. Payouts are rounded down once, on the total."
          />
        </p>
        <CombinationList total={totals.total} rows={rows.map(viewOf)} pageSize={PAGE} onPage={setFrom} />
      </div>
    </Dialog>
  );
}

function useCombinationView(order: readonly number[], endOf: (id: number) => BetEnd): (row: CombinationRow) => CombinationView {
  const intl = useIntl();
  const money = useMoney();
  const letter = (id: number): string => letterOf(order.indexOf(id));
  const whole = (amount: Rational): number => Number(amount.floor());
  return ({ at, outcomeIds, anyToCome, state, because, stake, paid }) => ({
    at,
    letters: outcomeIds.map((id) => ({ letter: letter(id), isLost: endOf(id) === 'lost' })),
    isAnyToCome: anyToCome !== undefined,
    how:
      state === 'lost'
        ? intl.formatMessage(
            { id: 'betting.combinations.lost', defaultMessage: '{count, plural, one {{letters} loses} other {{letters} lose}}' },
            { count: because.length, letters: intl.formatList(because.map(letter), { type: 'conjunction' }) },
          )
        : intl.formatMessage(
            { id: 'betting.combinations.product', defaultMessage: '{stake} × {odds}' },
            {
              stake: money(whole(stake)),
              odds: paid === undefined ? '' : formatCoef(displayedCoef(paid.dividedBy(stake)), DECIMAL, { locale: intl.locale }),
            },
          ),
    pays: money(paid === undefined ? 0 : whole(paid)),
    isPaid: state !== 'lost',
  });
}
