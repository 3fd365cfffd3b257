import type { ProfileAnswer, WalletsAnswer } from '@touchline/account-office-contract';
import { accountsSlice } from '@touchline/account-state';
import { accountsOf, anAccount } from '@touchline/account-state/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, busy, done, EUR, failed, NOON, Office, refused, received } from '../parts/office-story.test.helper.tsx';
import { AccountPage } from './AccountPage.tsx';

type Wallet = WalletsAnswer['wallets'][number];
type Field = ProfileAnswer['fields'][number];

const EURO: Wallet = {
  ...{ ...EUR, score_id: 1, type: 0, symbol: '€', label: '', points: 0, currency_id: 978, money: 123_450 },
  ...{ isDefault: true, isActive: true, keptFor: null },
};
const DINAR: Wallet = { ...EURO, score_id: 2, type: 9, iso: 'KWD', exponent: 3, symbol: 'KWD', currency_id: 414, money: 5_005, points: 12 };
const HOLIDAYS: Wallet = { ...DINAR, label: 'Holidays', isDefault: false, isActive: false };
const addable = [{ currency_id: 840, iso: 'USD', symbol: '$', exponent: 2 }];
const wallets = (...all: Wallet[]) => received('wallets', { wallets: all, opening: [], addable });

const FIELDS = ['surname', 'name', 'birth_date', 'passport', 'passport_date', 'address'] as const;
const VALUES = ['Marsh', 'Anna', '1990-04-12', 'C01X00T47', '2021-02-01', 'Mill Lane 4, Lindholm'];
const profile = (filled: number, change: Field['change'] = 'once', more: Partial<ProfileAnswer> = {}) =>
  received('profile', {
    ...{ login: '84120377', email: 'anna@example.test', filled, isComplete: filled === FIELDS.length, isVerified: false },
    fields: FIELDS.map((key, at) => ({ key, value: at < filled ? (VALUES[at] ?? '') : '', change: at < filled ? change : 'once' })),
    ...more,
  });
const accounts = (parts: Parameters<typeof accountsOf>[0] = {}) =>
  accountsSlice.actions.accountsReceived({
    userId: 7,
    ...accountsOf({
      accounts: [anAccount({ id: 1, money: 123_450 })],
      session: { startedAt: NOON, staked: 2_000, returned: 750, atStake: 500, net: -750, iso: 'EUR' },
      openCoupons: 3,
      ...parts,
    }),
  });
const READY = [accounts(), wallets(EURO, HOLIDAYS), profile(2)];

const meta = {
  title: 'Office/Account',
  component: AccountPage,
  args: { after: READY },
  render: ({ after }) => (
    <Office after={after}>
      <AccountPage />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { after: [] } };
export const LoadError: Story = {
  args: { after: [accountsSlice.actions.accountsFailed(), failed('wallets'), failed('profile')] },
};
export const OneAccount: Story = { args: { after: [accounts({ openCoupons: 0 }), wallets(EURO), profile(0)] } };
export const SeveralAccounts: Story = {};
export const AnAccountIsOpening: Story = {
  args: { after: [accounts(), received('wallets', { wallets: [EURO], opening: ['JPY'], addable }), profile(2)] },
};
export const EachReasonToKeepAnAccount: Story = {
  args: {
    after: [
      accounts(),
      wallets(
        ...(['active', 'money', 'bets', 'type'] as const).map((keptFor, at) => ({
          ...(at === 0 ? EURO : HOLIDAYS),
          score_id: at + 1,
          keptFor,
        })),
      ),
      profile(2),
    ],
  },
};
export const ARateIsAsked: Story = { args: { after: [...READY, busy('rate')] } };
export const Converted: Story = { args: { after: [...READY, done('convert')] } };
export const NotConverted: Story = { args: { after: [...READY, refused('convert', 'rate-expired')] } };
export const ProfileBeingSaved: Story = { args: { after: [...READY, busy('profileSave')] } };
export const ProfileSaved: Story = { args: { after: [accounts(), wallets(EURO), profile(4), done('profileSave')] } };
export const ProfileRefused: Story = { args: { after: [...READY, refused('profileSave', 'profile-under-age', 'birth_date')] } };
export const ProfileComplete: Story = { args: { after: [accounts(), wallets(EURO), profile(6, 'support', { isVerified: true })] } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
