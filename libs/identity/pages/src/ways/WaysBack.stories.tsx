import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  alertShown,
  gives,
  LINK,
  never,
  refuses,
  sentTo,
  Stage,
  submit,
  type,
  until,
  wrongShown,
  type Answers,
  type StageProps,
} from '../stage.test.helper.tsx';
import { AccountVerifyPage, ActivatePage } from './ActivatePage.tsx';
import { PasswordResetPage } from './ForgotPassword.tsx';

const meta = {
  title: 'Identity/Account recovery',
  component: PasswordResetPage,
  render: (_, { parameters }) => (
    <Stage page={<PasswordResetPage />} at="/user/passwordreset" {...(parameters['stage'] as Partial<StageProps>)} />
  ),
  parameters: { width: 480 },
} satisfies Meta<typeof PasswordResetPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (props: Partial<StageProps>) => ({ parameters: { stage: props } });
const RESET = '/web-api/user/password/reset';
const approved: Answers = { [`POST ${RESET}/code`]: gives({ approval: 'yes' }) };
const ofLetter = { at: `/user/passwordreset${LINK}` };
const registration = (answers: Answers) => ({ page: <ActivatePage />, at: `/user/activate${LINK}`, answers });
const contact = (answers: Answers) => ({ page: <AccountVerifyPage />, at: `/user/accountverify${LINK}`, answers });
const status = (place: HTMLElement) => until(() => place.querySelector('[role="status"]'));
const save = async (place: HTMLElement) => {
  const { name } = await until(() => place.querySelector<HTMLInputElement>('input[autocomplete="new-password"]'));
  await type(place, name, 'amber-window-42-oak');
  await until(() => place.querySelector('form button[type="submit"]:not([disabled])'));
  await submit(place);
};

export const ForgottenPassword: Story = {};
export const ForgottenByPhone: Story = stage({ drafts: { forgot: { by: 'phone', countryId: 276, digits: '1711234567' } } });
export const EmailMissing: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const TooManyCodes: Story = {
  ...stage({
    drafts: { forgot: { email: 'anna@example.test' } },
    answers: { [`POST ${RESET}`]: refuses('too-many-tries', { status: 429 }) },
  }),
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector<HTMLInputElement>('input[name="email"]')?.value === 'anna@example.test');
    await submit(canvasElement);
    await alertShown(canvasElement);
  },
};
export const ResetCodeWrong: Story = {
  ...stage({
    drafts: { forgot: { email: 'anna@example.test' } },
    answers: { [`POST ${RESET}`]: gives(sentTo('email')), [`POST ${RESET}/code`]: refuses('wrong_code', { field: 'code' }) },
  }),
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector<HTMLInputElement>('input[name="email"]')?.value === 'anna@example.test');
    await submit(canvasElement);
    await type(canvasElement, 'code', '111111');
    await wrongShown(canvasElement);
  },
};
export const ResetLinkUsed: Story = {
  ...stage({ ...ofLetter, answers: { [`POST ${RESET}/code`]: refuses('link-used') } }),
  play: ({ canvasElement }) => alertShown(canvasElement).then(() => undefined),
};
export const NewPassword: Story = {
  ...stage({ ...ofLetter, answers: approved }),
  play: ({ canvasElement }) => until(() => canvasElement.querySelector('input[autocomplete="new-password"]')).then(() => undefined),
};
export const NewPasswordTooWeak: Story = {
  ...stage({ ...ofLetter, answers: { ...approved, [`POST ${RESET}/save`]: refuses('weak-password', { field: 'password' }) } }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const PasswordChanged: Story = {
  ...stage({ ...ofLetter, answers: { ...approved, [`POST ${RESET}/save`]: gives({}) } }),
  play: async ({ canvasElement }) => {
    await save(canvasElement);
    await status(canvasElement);
  },
};
export const LinkVerifying: Story = stage(registration({ 'POST /web-api/registration/full/code': never }));
export const LinkNotComplete: Story = stage({ page: <ActivatePage />, at: '/user/activate' });
export const LinkExpired: Story = {
  ...stage(registration({ 'POST /web-api/registration/full/code': refuses('time_up') })),
  play: ({ canvasElement }) => alertShown(canvasElement).then(() => undefined),
};
export const LinkUnreachable: Story = {
  ...stage(registration({ 'POST /web-api/registration/full/code': refuses('unavailable', { status: 503 }) })),
  play: ({ canvasElement }) => alertShown(canvasElement).then(() => undefined),
};
export const ContactCodeWrong: Story = {
  ...stage(contact({ 'POST /web-api/user/activate': refuses('wrong_code') })),
  play: ({ canvasElement }) => alertShown(canvasElement).then(() => undefined),
};
export const EmailConfirmed: Story = {
  ...stage(contact({ 'POST /web-api/user/activate': gives({ kind: 'email', activation_type: 1 }) })),
  play: ({ canvasElement }) => status(canvasElement).then(() => undefined),
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
