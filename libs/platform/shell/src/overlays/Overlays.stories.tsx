import { sessionSlice } from '@touchline/identity-state';
import { AgeDialog, ConsentPanel, type ConsentPanelProps } from '@touchline/identity-ui';
import { platformModule } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, viewChanged, type Build } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { MessageDialog } from '../modals/MessageDialog.tsx';
import { noticesModule } from '../notices/module.ts';
import { NoticesLater } from '../notices/NoticesLater.tsx';
import { noticeShown, type NoticeTopic } from '../notices/notices.slice.ts';
import type { NoticeType } from '../notices/rules/notice-limit.ts';
import { TermsModal } from '../terms/TermsModal.tsx';

const NOW_S = 1_893_456_000;
const people = () => ({ name: 'people', slices: [sessionSlice] });
const nothing = () => undefined;
const maintenance = {
  started_at: NOW_S,
  ended_at: NOW_S + 7_200,
  notify_started_at: NOW_S - 3_600,
  notify_ended_at: NOW_S,
  isActive: true,
  web_state: 1,
};

interface OverThePageProps {
  build?: Build;
  children?: ReactNode;
  /** Notices, oldest first. */
  notices?: readonly (readonly [topic: NoticeTopic, type: NoticeType, atSeconds?: number])[];
}

/** Overlays over an empty page. */
function OverThePage({ build = 'desktop', children, notices = [] }: OverThePageProps) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: nothing });
  const store = createAppStore({ ports, modules: [platformModule, configModule, people, noticesModule] });
  store.dispatch(viewChanged({ build, language: 'en', isUserTermsChanged: true, userTermsChangedUpdatedAt: NOW_S }));
  store.dispatch(configReceived(aSiteConfig({ maintenance })));
  for (const [topic, type, atSeconds = null] of notices) store.dispatch(noticeShown({ topic, type, group: topic, atSeconds }));
  const element = (
    <>
      {children}
      <NoticesLater />
    </>
  );
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] })} />
    </Provider>
  );
}

const meta = {
  title: 'Shell/Overlays',
  component: OverThePage,
  parameters: {
    notes: {
      usage:
        'Dialogs and notices that the shell lays over any page. One at a time, in order of weight; what asks for nothing leaves by itself.',
    },
  },
} satisfies Meta<typeof OverThePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const consent = (changes: Partial<ConsentPanelProps> = {}) => (
  <ConsentPanel lang="en" agreed={null} build="desktop" onChoose={nothing} {...changes} />
);
const message = (params: Readonly<Record<string, string>>): Story => ({
  args: { children: <MessageDialog params={params} onClose={nothing} /> },
});
const phone = { device: 'mobile' };

export const Consent: Story = { args: { children: consent() } };
export const ConsentOnAPhone: Story = { args: { build: 'mobile', children: consent({ build: 'mobile' }) }, parameters: phone };
/** With a bet in the coupon, its handle stays within reach. */
export const ConsentAboveTheCoupon: Story = {
  args: { build: 'mobile', children: consent({ build: 'mobile', isAboveCoupon: true }) },
  parameters: phone,
};
export const ConsentByKind: Story = { args: { children: consent({ startsCustom: true }) } };
export const ConsentByKindChosenBefore: Story = { args: { children: consent({ startsCustom: true, agreed: 1 }) } };

export const Age: Story = { args: { children: <AgeDialog onConfirm={nothing} /> } };

export const Terms: Story = { args: { children: <TermsModal onClose={nothing} /> } };
export const TermsNotDismissible: Story = { args: { children: <TermsModal onClose={nothing} mustAnswer /> } };

/** Each kind has a default title and button. */
export const ErrorMessage: Story = message({
  kind: 'error',
  message: 'The payment service gave no answer. Nothing was taken from your account.',
});
export const SuccessMessage: Story = message({ kind: 'success', message: 'Your limit holds from now on.' });
export const InfoMessage: Story = message({ kind: 'info', message: 'Draws take place every day at noon.' });
export const MessageWithItsOwnTitle: Story = message({ kind: 'error', title: 'No bet was placed', message: 'The match has ended.' });
export const TermsNotConfirmed: Story = message({ kind: 'error', key: 'information_confirm_terms_error', isSticky: '1' });

export const MaintenanceAnnounced: Story = { args: { notices: [['maintenance', 'warning']] } };
export const UpdateAvailable: Story = { args: { notices: [['update-available', 'question']] } };
export const TermsChanged: Story = { args: { notices: [['terms-changed', 'warning']] } };
export const Adblock: Story = { args: { notices: [['adblock', 'alert']] } };
export const OnTimeOut: Story = { args: { notices: [['on-a-break', 'question', NOW_S + 86_400]] } };
export const ExclusionPlanned: Story = { args: { notices: [['break-planned', 'question', NOW_S + 259_200]] } };
export const SessionLimitReached: Story = { args: { notices: [['session-limit', 'alert']] } };
export const BreakNotStarted: Story = { args: { notices: [['break-failed', 'error']] } };
export const SignedOutWhileInactive: Story = { args: { notices: [['session-idle', 'alert']] } };
export const SessionExpired: Story = { args: { notices: [['session-expired', 'alert']] } };
export const SignedOutElsewhere: Story = { args: { notices: [['signed-out-elsewhere', 'info']] } };
/** Each type of notice in its tone. */
export const EveryType: Story = {
  args: {
    notices: [
      ['adblock', 'alert'],
      ['update-available', 'question'],
      ['signed-in', 'info'],
      ['saved', 'success'],
      ['maintenance', 'warning'],
      ['technical-error', 'error'],
    ],
  },
};
export const NoticesOnAPhone: Story = {
  args: {
    build: 'mobile',
    notices: [
      ['update-available', 'question'],
      ['technical-error', 'error'],
    ],
  },
  parameters: phone,
};
