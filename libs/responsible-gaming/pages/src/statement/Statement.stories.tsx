import type { ActivityPeriod, ActivityStatement } from '@touchline/responsible-gaming-contract/activity';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { Statement } from './Statement.tsx';

const MAY = Date.UTC(2030, 4, 1) / 1000;
const DAY = 86_400;
const COUNTS: Readonly<Record<ActivityPeriod, { rows: number; seconds: number }>> = {
  day: { rows: 30, seconds: DAY },
  week: { rows: 12, seconds: 7 * DAY },
  month: { rows: 12, seconds: 30 * DAY },
};

/** Deterministic figures that rise and fall. */
function statement(period: ActivityPeriod, isEmpty: boolean): ActivityStatement {
  const { rows, seconds } = COUNTS[period];
  const of = (at: number) => {
    if (isEmpty || at % 5 === 4) return { staked: 0, returned: 0, deposited: 0, withdrawn: 0, playedSeconds: 0 };
    return {
      ...{ staked: 1_000 + ((at * 37) % 11) * 450, returned: ((at * 53) % 7) * 820, deposited: at % 6 === 0 ? 5_000 : 0 },
      ...{ withdrawn: at % 9 === 7 ? 4_000 : 0, playedSeconds: 600 + ((at * 29) % 13) * 540 },
    };
  };
  return {
    ...{ currencyIso: 'EUR', exponent: 2, period },
    rows: Array.from({ length: rows }, (_, at) => ({
      ...{ startsAt: MAY - (rows - at) * seconds, ...of(at) },
      // The newest stakes are open.
      ...(at === rows - 2 && !isEmpty && { atStake: 1_000 }),
    })),
    products: isEmpty
      ? []
      : [
          { product: 'coupon', staked: 58_400, returned: 41_250, atStake: 1_000 },
          { product: 'round', staked: 12_600, returned: 14_020 },
          { product: 'ticket', staked: 1_800, returned: 0 },
        ],
  };
}

/** The statement with the given behaviour of its service. */
function Shown({ answers }: { answers: 'all' | 'empty' | 'never' | 'failed' }) {
  const send = async ({ url }: Request): Promise<Response> => {
    if (answers === 'never') return new Promise<Response>(() => undefined);
    if (answers === 'failed') return new Response(null, { status: 503 });
    return Response.json(statement((new URL(url).searchParams.get('period') ?? 'day') as ActivityPeriod, answers === 'empty'));
  };
  const ports = createServerPorts({ send, origin: 'https://shop.test', report: () => undefined });
  return (
    <Provider store={createAppStore({ ports, modules: [] })}>
      <Statement />
    </Provider>
  );
}

const meta = { title: 'Responsible gaming/Statement', component: Statement, render: () => <Shown answers="all" /> } satisfies Meta<
  typeof Statement
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThirtyDays: Story = {};
export const Empty: Story = { render: () => <Shown answers="empty" /> };
export const Loading: Story = { render: () => <Shown answers="never" /> };
export const LoadError: Story = { render: () => <Shown answers="failed" /> };
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
