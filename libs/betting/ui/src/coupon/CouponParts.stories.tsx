import type { Meta, StoryObj } from '@storybook/react-vite';
import { betsOf, COUPON_BETS, euros, expressOf, systemOf } from '../testing.ts';
import { AccountChoice } from './AccountChoice.tsx';
import { BlockStake, BlockStakes, PartPicker } from './BlockStakes.tsx';
import { CodeField } from './CodeField.tsx';
import { CouponBetCard } from './CouponBetCard.tsx';
import { CouponFrame } from './CouponFrame.tsx';
import { CouponReminder } from './CouponReminder.tsx';
import { CouponSettingsForm } from './CouponSettingsForm.tsx';
import { CouponSummary } from './CouponSummary.tsx';
import { LoadedCoupon } from './LoadedCoupon.tsx';
import { OneClickDialog, OneClickSign } from './OneClick.tsx';
import { PrintedCoupon } from './PrintedCoupon.tsx';
import { PromoField } from './PromoField.tsx';
import { ReasonedSwitch } from './ReasonedSwitch.tsx';
import { Receipt } from './Receipt.tsx';
import { RefusalNotice } from './RefusalNotice.tsx';
import { ShareCoupon } from './ShareCoupon.tsx';

const no = () => undefined;

const meta = {
  title: 'Betting/Coupon parts',
  parameters: {
    width: 340,
    notes: { usage: 'What a coupon asks and says besides its bets; each is in the panel only while it has something to say.' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const promo = { value: 'spring', onChange: no, onApply: no, onRemove: no };
const settings = {
  changeCoefAction: 2,
  onChangeCoefAction: no,
  oddsBudget: 200,
  oddsBudgets: [0, 100, 200, 500],
  onOddsBudget: no,
  isOn: {
    isCouponFixed: false,
    isManualAmountStep: true,
    isAutoMax: false,
    isBalanceShown: true,
    isPossibleWinShown: true,
    isSelectAccountShown: true,
    exactCoef: true,
    isDropOnScoreChange: false,
  },
  onSwitch: no,
  symbol: '€',
  step: { text: '2.50', onText: no },
} as const;

export const EarlyPayout: Story = {
  render: () => (
    <ul>
      {COUPON_BETS.slice(0, 1).map((bet) => (
        <CouponBetCard key={bet.id} bet={{ ...bet, context: `Early payout · ${bet.context}` }} onRemove={no} />
      ))}
    </ul>
  ),
};
export const LongNames: Story = {
  parameters: { width: 320 },
  render: () => (
    <ul>
      {COUPON_BETS.slice(0, 1).map((bet) => (
        <CouponBetCard
          key={bet.id}
          bet={{
            ...bet,
            pick: 'Borussia Mönchengladbach gewinnt zu null',
            context: 'Spielergebnis und Anzahl der Eckbälle in der ersten Halbzeit',
            game: 'Borussia Mönchengladbach – Wolverstone Wanderers',
          }}
          onRemove={no}
        />
      ))}
    </ul>
  ),
};
export const SeveralAccounts: Story = {
  render: () => (
    <AccountChoice
      accounts={[
        { id: 1, label: 'Main account · €995.00' },
        { id: 2, label: 'Bonus account · €20.00' },
      ]}
      value={1}
      onChange={no}
      prepaid={{ amount: '€50.00', isUsed: false, onChange: no }}
    />
  ),
};
export const OneAccount: Story = {
  render: () => <AccountChoice accounts={[{ id: 1, label: 'Main account · €995.00' }]} value={1} onChange={no} />,
};
export const PromoCodeEntry: Story = {
  render: () => <PromoField {...promo} value="" own={[{ code: 'SPRING26', words: '+10%' }]} onTake={no} />,
};
export const PromoCodeRefused: Story = { render: () => <PromoField {...promo} error="This code needs three bets. Add one more." /> };
export const PromoCodeApplied: Story = {
  render: () => <PromoField {...promo} applied={{ code: 'SPRING26', words: 'adds 10% to the win, at most €50.00' }} />,
};
export const BonusBet: Story = {
  render: () => <ReasonedSwitch label="Express boost" hint="Adds 3% to the total odds" checked onChange={no} />,
};
export const VipBetUnavailable: Story = {
  render: () => <ReasonedSwitch label="Ask for a larger stake" reason="Not available for live events" checked={false} onChange={no} />,
};
export const OneClickOn: Story = { render: () => <OneClickSign amount="€5.00" onOff={no} /> };
export const OneClickConfirmation: Story = { render: () => <OneClickDialog isOpen betCount={3} onConfirm={no} onClose={no} /> };
/** Stake × odds of the treble, bonus of 3%, a code of 10% of both, and a cap that takes the cents. */
const TREBLE = expressOf('ABC');
const BONUS = Math.floor(TREBLE.win * 0.03);
const CODE = Math.floor((TREBLE.win + BONUS) * 0.1);
const CAP = (TREBLE.win + BONUS + CODE) % 100;
export const WinBreakdown: Story = {
  render: () => (
    <CouponSummary
      possibleWin={euros(TREBLE.win + BONUS + CODE - CAP)}
      condition={TREBLE.condition}
      sources={[
        { key: 'odds', label: 'Stake × odds', value: TREBLE.possibleWin },
        { key: 'bonus', label: 'Bonus for 3 bets, 3%', value: `+${euros(BONUS)}` },
        { key: 'promo', label: 'Code SPRING26', value: `+${euros(CODE)}` },
        { key: 'limit', label: 'Capped at max payout', value: `−${euros(CAP)}` },
      ]}
    />
  ),
};
const DOUBLE = expressOf('AB');
export const Blocks: Story = {
  render: () => (
    <CouponFrame
      bets={COUPON_BETS.slice(0, 3).map((bet, at) => (
        <CouponBetCard key={bet.id} bet={bet} onRemove={no}>
          <PartPicker pick={bet.pick} value={at === 2 ? 2 : 1} count={3} onChange={no} />
        </CouponBetCard>
      ))}
      foot={
        <BlockStakes>
          <BlockStake
            number={1}
            letters={['A', 'B']}
            typeName="Express · 2 selections"
            stake="5.00"
            possibleWin={DOUBLE.possibleWin}
            symbol="€"
            onStake={no}
          />
          <BlockStake
            number={2}
            letters={['C']}
            typeName="Single"
            stake="0.10"
            error="Minimum stake: €0.20"
            possibleWin={expressOf('C', 10).possibleWin}
            symbol="€"
            onStake={no}
          />
        </BlockStakes>
      }
    />
  ),
};
export const Refused: Story = {
  render: () => (
    <RefusalNotice wayOut={{ label: 'Change stake to €41.20', onTake: no }} onClose={no}>
      This coupon would pay more than the largest payout.
    </RefusalNotice>
  ),
};
export const Reminder: Story = { render: () => <CouponReminder count={2} onOpen={no} onClose={no} /> };
export const Settings: Story = {
  render: () => <CouponSettingsForm {...settings} oneClick={{ isOn: false, onSwitch: no, amount: { text: '5.00', onText: no } }} />,
};
export const SettingsRefused: Story = {
  render: () => (
    <CouponSettingsForm
      {...settings}
      step={{ text: 'x', onText: no, error: 'Enter an amount, such as 50.00' }}
      oneClick={{ isOn: true, onSwitch: no, amount: { text: '5.00', onText: no }, bonusAmount: { text: '1.00', onText: no } }}
    />
  ),
};
export const Shared: Story = {
  render: () => (
    <ShareCoupon
      share={{ status: 'ready', code: 'K7QX2M', link: 'https://touchline.example/en?coupon=K7QX2M' }}
      onRetry={no}
      onCopy={no}
      copied="code"
    />
  ),
};
export const SharingFailed: Story = { render: () => <ShareCoupon share={{ status: 'failed' }} onRetry={no} onCopy={no} /> };
export const BookingCode: Story = { render: () => <CodeField value="K7QX2M" onChange={no} onLoad={no} /> };
export const BookingCodeUnknown: Story = {
  render: () => <CodeField value="K7QX2N" onChange={no} onLoad={no} error="Booking code not found. Check it and try again." />,
};
export const LoadedWithChanges: Story = {
  render: () => (
    <LoadedCoupon
      leftOut={1}
      onClose={no}
      bets={[
        { id: 1, state: 'same', pick: 'Over 2.5', game: 'Wolverstone Wanderers – Everleigh', oddsNow: expressOf('B').odds },
        {
          id: 2,
          state: 'moved',
          pick: 'Harwick Rovers',
          game: 'Harwick Rovers – Dunmere Athletic',
          oddsThen: '1.85',
          oddsNow: expressOf('A').odds,
        },
        { id: 3, state: 'suspended', pick: 'Црвена лука', game: 'Црвена лука – Партизани', oddsNow: expressOf('D').odds },
        { id: 4, state: 'gone', oddsThen: expressOf('C').odds },
      ]}
    />
  ),
};
const NUMBERS = ['48 210 774', '48 210 775', '48 210 776', '48 210 777', '48 210 778'];
/** A Patent as it is placed: three singles, three doubles and a treble, each for 5.00. */
const PATENT = [
  ...['A', 'B', 'C'].map((letter) => ({ typeName: 'Single', letters: letter, ...expressOf(letter) })),
  { typeName: 'System 2/3', letters: 'A, B, C', ...systemOf('ABC', 2) },
  { typeName: 'Express · 3 selections', letters: 'A, B, C', ...TREBLE },
].map(({ typeName, letters, stake, possibleWin, win }, at) => ({
  couponId: NUMBERS[at] ?? '',
  typeName,
  letters,
  stake,
  possibleWin,
  win,
}));
const PATENT_WIN = euros(PATENT.reduce((sum, { win }) => sum + win, 0));
const patentLines = PATENT.map(({ win: _, ...line }) => line);
export const PlacedInBlocks: Story = {
  render: () => (
    <Receipt
      couponId="48 210 774"
      typeName="Patent"
      placedAt="20 Nov 2026, 19:42:07 UTC"
      stake={euros(3_500)}
      possibleWin={PATENT_WIN}
      bets={betsOf('ABC')}
      lines={patentLines}
      onClose={no}
      onPrint={no}
      onKeepBets={no}
    />
  ),
};
const paper = {
  site: { name: 'Touchline', address: 'touchline.test' },
  couponId: '48 210 774',
  placedAt: '20 Nov 2026, 19:42:07 UTC',
  account: 'Main account',
  onPrint: no,
  bets: COUPON_BETS.slice(0, 3).map(({ id, letter, pick, context, game = '', odds }) => ({
    id,
    letter,
    pick,
    market: context,
    game,
    championship: 'Northern League',
    startAt: '21 Nov, 20:00 UTC',
    odds,
    ...(id === 2 && { result: 'Won' }),
  })),
};
const written = ({ stake, odds, possibleWin }: typeof DOUBLE) => ({ stake, odds, possibleWin });
export const Print: Story = {
  parameters: { width: 768 },
  render: () => <PrintedCoupon {...paper} typeName="Express · 2 selections" {...written(DOUBLE)} bets={paper.bets.slice(0, 2)} />,
};
export const PrintInBlocks: Story = {
  parameters: { width: 768 },
  render: () => (
    <PrintedCoupon
      {...paper}
      typeName="Patent"
      stake={euros(3_500)}
      possibleWin={PATENT_WIN}
      lines={patentLines.map((line, at) => (at === 1 ? { ...line, paid: line.possibleWin } : line))}
    />
  ),
};
