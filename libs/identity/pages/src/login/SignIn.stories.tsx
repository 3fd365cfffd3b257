import { CAPTCHA_EVENT } from '@touchline/identity-http';
import { loginRequested, signInSlice, twoStepRequired } from '@touchline/identity-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  alertShown,
  gives,
  press,
  refuses,
  sentTo,
  Stage,
  submit,
  TWO_STEP,
  type,
  until,
  wrongShown,
  type StageProps,
} from '../stage.test.helper.tsx';
import { LoginPage } from './LoginPage.tsx';

const meta = {
  title: 'Identity/Sign-in',
  component: LoginPage,
  render: (_, { parameters }) => <Stage page={<LoginPage />} at="/user/login" {...(parameters['stage'] as Partial<StageProps>)} />,
  parameters: { width: 480 },
} satisfies Meta<typeof LoginPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (props: Partial<StageProps>) => ({ parameters: { stage: props } });
/** Position of each method in the segmented control. */
const WAYS = { phone: 2, sms: 3 } as const;
const way = (place: HTMLElement, of: keyof typeof WAYS) => press(place, `[role="radio"]:nth-child(${WAYS[of]})`);
const PHONE = { countryId: 276, digits: '1711234567' };
const CODE_BY_SMS = { 'POST /web-api/user/login/sms': gives(sentTo('sms')) };

export const Empty: Story = {};
export const WithOtherSites: Story = stage({ providers: ['google', 'apple', 'telegram', 'fb'] });
export const LoginMissing: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const WrongPassword: Story = stage({
  then: ({ dispatch }) => void dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.wrongCredentials' })),
});
export const TooManyAttempts: Story = stage({
  then: ({ dispatch }) => void dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.tooManyTries' })),
});
export const CaptchaFailed: Story = stage({
  then: ({ dispatch }) => void dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.captcha' })),
});
/** The frame would show a page of the provider; here it is empty. */
const question = {
  provider: 'turnstile',
  frameUrl: 'data:text/html,%3C!--',
  answer: () => undefined,
  signal: new AbortController().signal,
} as const;
const requestCaptcha = () => void window.dispatchEvent(new CustomEvent(CAPTCHA_EVENT, { detail: question, cancelable: true }));
export const CaptchaOfAProvider: Story = {
  // The content of the frame is third-party.
  parameters: { stage: { then: requestCaptcha }, a11y: { context: { exclude: ['iframe'] } } },
};
export const CaptchaError: Story = {
  ...stage({ then: requestCaptcha }),
  play: async ({ canvasElement }) => {
    const frame = await until(() => canvasElement.querySelector('iframe'));
    window.dispatchEvent(new MessageEvent('message', { data: { captcha: null }, origin: 'null', source: frame.contentWindow }));
    await until(() => canvasElement.querySelector('iframe') === null);
  },
};
export const Offline: Story = stage({
  then: ({ dispatch }) => void dispatch(signInSlice.actions.loginFailed({ messageKey: 'identity.failure.network' })),
});
export const Submitting: Story = stage({
  then: ({ dispatch }) => void dispatch(loginRequested({ uLogin: 'anna@example.test', uPassword: 'Quiet-river-7' })),
});
export const ByPhone: Story = {
  ...stage({ drafts: { 'login-phone': PHONE } }),
  play: ({ canvasElement }) => way(canvasElement, 'phone'),
};
export const BySms: Story = {
  play: async ({ canvasElement }) => {
    await way(canvasElement, 'sms');
    await until(() => canvasElement.querySelector('input[name="phone_number"]'));
    await until(() => canvasElement.querySelector('input[name="uPassword"]') === null);
    await submit(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const SmsCodeWrong: Story = {
  ...stage({
    drafts: { 'login-phone': PHONE },
    answers: { ...CODE_BY_SMS, 'POST /web-api/user/login/sms/code': refuses('wrong_code', { field: 'code' }) },
  }),
  play: async ({ canvasElement }) => {
    await way(canvasElement, 'sms');
    await until(() => canvasElement.querySelector('input[name="uPassword"]') === null);
    await submit(canvasElement);
    await type(canvasElement, 'code', '111111');
    await wrongShown(canvasElement);
  },
};
export const TwoStep: Story = stage({ then: ({ dispatch }) => void dispatch(twoStepRequired(TWO_STEP)) });
export const TwoStepByEmail: Story = stage({
  then: ({ dispatch }) => void dispatch(twoStepRequired({ ...TWO_STEP, method: 'email', to: 'a•••@example.test', hasOutbox: true })),
});
export const TwoStepCodeWrong: Story = {
  ...stage({
    answers: { 'POST /web-api/user/login/two-step': refuses('wrong_code', { field: 'code' }) },
    then: ({ dispatch }) => void dispatch(twoStepRequired(TWO_STEP)),
  }),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'code', '111111');
    await wrongShown(canvasElement);
  },
};
export const TwoStepTimeUp: Story = {
  ...stage({
    answers: { 'POST /web-api/user/login/two-step': refuses('time_up', { field: 'code' }) },
    then: ({ dispatch }) => void dispatch(twoStepRequired(TWO_STEP)),
  }),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'code', '111111');
    await wrongShown(canvasElement);
  },
};
export const RecoveryCode: Story = {
  ...stage({ then: ({ dispatch }) => void dispatch(twoStepRequired(TWO_STEP)) }),
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector('input[name="code"]'));
    await press(canvasElement, 'form button[type="submit"] + * button');
    await until(() => canvasElement.querySelector('input[name="recovery"]'));
  },
};
export const LinkUsed: Story = {
  ...stage({
    at: '/user/login?guid=abcdefghijklmnopqrstuv&code=123456',
    answers: { 'POST /web-api/user/login/email/code': refuses('link-used') },
  }),
  play: async ({ canvasElement }) => {
    const [open] = await until(() => {
      const buttons = canvasElement.querySelectorAll<HTMLElement>('section > div > button');
      return buttons.length > 0 && [...buttons];
    });
    open?.click();
    await alertShown(canvasElement);
  },
};
export const Mobile: Story = { parameters: { device: 'mobile', width: 390 } };
