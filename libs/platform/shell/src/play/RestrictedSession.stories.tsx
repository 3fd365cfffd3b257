import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { platformModule } from '@touchline/platform-state';
import { LimitsPage } from '@touchline/responsible-gaming-pages';
import { breakKnown, playModule } from '@touchline/responsible-gaming-play-state';
import { limitsSlice } from '@touchline/responsible-gaming-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, viewChanged, type Build } from '@touchline/shared-state';
import { SessionStrip } from '@touchline/ui-desktop';
import { SectionHeading } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { noticesModule } from '../notices/module.ts';
import { NoticesLater } from '../notices/NoticesLater.tsx';
import { BreakNotice } from './BreakNotice.tsx';

const NOON = 1_903_867_200;
const DAY = 86_400;
const exclusion = {
  ...{ id: 30, limitType: 30, limitState: 'ACTIVE' as const, measure: 'days' as const, currencyIso: null, exponent: null, startedAt: NOON },
  ...{ selfExcludeReason: null, needApprove: false, canConfirm: false, limitBalance: null },
} as const;

interface Session {
  build?: Build;
  /** Length of the exclusion. */
  days: number;
}

/** A page of a self-excluded player who has signed in again. */
function RestrictedSession({ build = 'desktop', days }: Session) {
  const [store] = useState(() => {
    const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
    const player = () => ({ name: 'player', slices: [sessionSlice, limitsSlice] });
    const made = createAppStore({ ports, modules: [platformModule, configModule, player, playModule, noticesModule] });
    made.dispatch(viewChanged({ build, language: 'en' }));
    made.dispatch(configReceived(aSiteConfig({})));
    made.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: NOON, previousLoginAt: null }));
    made.dispatch(breakKnown(NOON + days * DAY));
    const limits = [{ ...exclusion, limitValue: days, availableValues: [1, 7, 30, 180], endsAt: NOON + days * DAY }];
    const offered = [{ limitType: 30, measure: 'days' as const, availableValues: [1, 7, 30, 180], currencyIso: null, exponent: null }];
    made.dispatch(limitsSlice.actions.limitsReceived({ userId: 7, limits, offered, reasons: [] }));
    return made;
  });
  const page = (
    <>
      {build === 'desktop' && (
        <SessionStrip
          facts={[
            { key: 'clock', value: '12:00:00', after: 'UTC+0' },
            { key: 'balance', label: 'Balance', value: '€1,035.00' },
          ]}
        />
      )}
      <SectionHeading level={1}>Responsible gambling limits</SectionHeading>
      <LimitsPage />
      <BreakNotice />
      <NoticesLater />
    </>
  );
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/en/office/responsible'] })} />
    </Provider>
  );
}

const meta = {
  title: 'Shell/Restricted session',
  component: RestrictedSession,
  args: { days: 180 },
  parameters: {
    notes: {
      usage:
        'What an excluded player can still use: every page says until when, and leads to withdrawals, statements and support. Nothing sells.',
    },
  },
} satisfies Meta<typeof RestrictedSession>;
export default meta;
type Story = StoryObj<typeof meta>;

export const HalfAYear: Story = {};
export const ADay: Story = { args: { days: 1 } };
export const Mobile: Story = { args: { build: 'mobile' }, parameters: { device: 'mobile', width: 390 } };
