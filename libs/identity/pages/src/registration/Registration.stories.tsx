import { registrationSlice } from '@touchline/identity-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { alertShown, press, refuses, sentTo, Stage, submit, type, until, wrongShown, type StageProps } from '../stage.test.helper.tsx';
import { RegistrationOldPage, RegistrationPage } from './RegistrationPage.tsx';

const meta = {
  title: 'Identity/Registration',
  component: RegistrationPage,
  render: (_, { parameters }) => <Stage page={<RegistrationPage />} at="/registration" {...(parameters['stage'] as Partial<StageProps>)} />,
  parameters: { width: 480 },
} satisfies Meta<typeof RegistrationPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const stage = (props: Partial<StageProps>) => ({ parameters: { stage: props } });
const { registered, registrationFailed, registrationOptionsFailed } = registrationSlice.actions;
const PERSON = { email: 'anna@example.test', name: 'Anna', surname: 'Lee', birthDate: '1990-04-30' };
const ofType = (of: 'phone_reg' | 'full_reg', more: object = {}) => ({ drafts: { registration: { type: of, ...more } } });
const complete = async (place: HTMLElement) => {
  await type(place, 'password', 'amber-window-42-oak');
  await press(place, 'input[name="terms"]');
  await submit(place);
};

export const OneClick: Story = {};
export const Loading: Story = stage({ isLoading: true });
export const ListsFailed: Story = stage({
  then: ({ dispatch }) => void dispatch(registrationOptionsFailed({ messageKey: 'identity.failure.network' })),
});
export const TermsMissing: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const NotAccepted: Story = stage({
  then: ({ dispatch }) => void dispatch(registrationFailed({ messageKey: 'identity.failure.notAccepted' })),
});
export const OneClickDone: Story = stage({
  then: ({ dispatch }) => void dispatch(registered({ login: '70012345', password: 'stone-lamp-42' })),
});
export const ByPhone: Story = stage(ofType('phone_reg', { digits: '1711234567' }));
export const ByEmail: Story = stage(ofType('full_reg', PERSON));
export const EmailMissing: Story = {
  ...stage(ofType('full_reg')),
  play: async ({ canvasElement }) => {
    await until(() => canvasElement.querySelector('input[name="email"]'));
    await submit(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const PasswordTooWeak: Story = {
  ...stage({
    ...ofType('full_reg', PERSON),
    answers: { 'POST /web-api/registration/full': refuses('weak-password', { field: 'password' }) },
  }),
  play: async ({ canvasElement }) => {
    await complete(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const TooYoung: Story = {
  ...stage({
    ...ofType('full_reg', { ...PERSON, birthDate: '2020-04-30' }),
    answers: { 'POST /web-api/registration/full': refuses('under-age', { field: 'date_birthday' }) },
  }),
  play: async ({ canvasElement }) => {
    await complete(canvasElement);
    await wrongShown(canvasElement);
  },
};
export const Unavailable: Story = {
  ...stage({ ...ofType('full_reg', PERSON), answers: { 'POST /web-api/registration/full': refuses('unavailable', { status: 503 }) } }),
  play: async ({ canvasElement }) => {
    await complete(canvasElement);
    await alertShown(canvasElement);
  },
};
export const CodeAsked: Story = stage(ofType('full_reg', { ...PERSON, sent: sentTo('email') }));
export const CodeExpired: Story = {
  ...stage({
    ...ofType('phone_reg', { sent: sentTo('sms') }),
    answers: { 'POST /web-api/registration/full/code': refuses('time_up', { field: 'code' }) },
  }),
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'code', '111111');
    await wrongShown(canvasElement);
  },
};
export const OldPage: Story = stage({ page: <RegistrationOldPage /> });
export const Mobile: Story = { parameters: { device: 'mobile', width: 390, stage: ofType('full_reg', PERSON) } };
