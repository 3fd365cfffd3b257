import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { MailingSettings } from './MailingSettings.tsx';
import { type Answers, gives, here, never, NOON, RIGHTS, Secured, unavailable } from './security-story.test.helper.tsx';
import { SecurityPage } from './SecurityPage.tsx';

const METHODS = {
  is_changed_password: false,
  enable_two_factor_auth: false,
  enable_phone_binding: false,
  enable_security_question: false,
  enable_email_auth: false,
};
const WEAK = {
  ...{ protection_level: 0, protection_methods: METHODS, activation_type: 0, email: null, isEmailConfirmed: false, phone: null },
  ...{ passwordChangedAt: null, recoveryCodesLeft: 0, question: null, passkeys: [] },
};
const MIDDLING = {
  ...WEAK,
  protection_level: 40,
  protection_methods: { ...METHODS, is_changed_password: true, enable_phone_binding: true },
  ...{ email: 'anna@example.test', phone: '+491711234567', passwordChangedAt: NOON - 864_000 },
};
const STRONG = {
  ...MIDDLING,
  protection_level: 100,
  protection_methods: {
    ...{ is_changed_password: true, enable_two_factor_auth: true, enable_phone_binding: true },
    ...{ enable_security_question: true, enable_email_auth: true },
  },
  ...{ isEmailConfirmed: true, recoveryCodesLeft: 3, question: 2 },
  passkeys: [{ id: 'one', name: 'Phone', createdAt: NOON - 86_400, lastUsedAt: NOON - 3_600 }],
};
const there = { id: 2, startedAt: NOON - 7_200, expiresAt: NOON + 86_400, isCurrent: false, device: 'Safari on iOS', country: null };

interface Shown {
  page?: ReactNode;
  answers?: Answers;
}

const meta = {
  title: 'Office/Security',
  component: SecurityPage,
  parameters: { notes: { usage: 'How well an account is protected, each method, and who is signed in. The next best step comes first.' } },
  render: ({ page = <SecurityPage />, answers }: Shown) => (
    <Secured answers={{ 'GET /web-api/user/security': gives(WEAK), ...answers }}>{page}</Secured>
  ),
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

const storyWith = (answers: Answers, page?: ReactNode): Story => ({
  args: { answers, ...(page !== undefined && { page }) },
});

export const Loading: Story = storyWith({ 'GET /web-api/user/security': never });
export const LoadError: Story = storyWith({ 'GET /web-api/user/security': unavailable });
export const Weak: Story = storyWith({});
export const Middling: Story = storyWith({ 'GET /web-api/user/security': gives(MIDDLING) });
export const Strong: Story = storyWith({ 'GET /web-api/user/security': gives(STRONG) });
export const SignedInElsewhere: Story = storyWith({
  'GET /web-api/user/sessions': gives({ sessions: [here, there] }),
  'GET /web-api/user/sign-ins': gives({
    signIns: ['password', 'passkey', 'two-step', 'sms', 'social', 'qr'].map((method, at) => ({
      at: NOON - at * 7_200,
      method,
      device: null,
      country: 'AT',
    })),
  }),
});
export const SomeThingsAreOff: Story = storyWith({
  'GET /web-api/user/rights': gives({ rights: { ...RIGHTS, deposits: false, rewards: false } }),
});
/** Mailing settings belong to this library, too. */
const MAILING = {
  ...{ enable_mail_news: false, enable_mail_deposit: true, enable_mail_bets: false, enable_sms_news: false },
  ...{ bonus_type: 0, first_deposit_bonus_type: 1 },
};
export const MessagesOff: Story = storyWith(
  { 'GET /web-api/user/mailing': gives({ ...MAILING, enable_mail_deposit: false, first_deposit_bonus_type: 0 }) },
  <MailingSettings />,
);
export const MessagesChosen: Story = storyWith({ 'GET /web-api/user/mailing': gives(MAILING) }, <MailingSettings />);
export const MessagesLoading: Story = storyWith({ 'GET /web-api/user/mailing': never }, <MailingSettings />);
export const MessagesNotAvailable: Story = storyWith({ 'GET /web-api/user/mailing': unavailable }, <MailingSettings />);
export const Mobile: Story = {
  ...storyWith({ 'GET /web-api/user/security': gives(STRONG) }),
  parameters: { device: 'mobile', width: 390 },
};
