import type { Enquiry, EnquiryThread, EnquiryTopic } from '@touchline/payments-contract';
import { enquiriesReceived, enquiriesSlice } from '@touchline/payments-state';
import { aPayment } from '@touchline/payments-ui/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { type Answered, Paying } from '../parts/payment-story.test.helper.tsx';
import { AboutPaymentPage, AboutTopicPage, ChoosePaymentPage, TopicPage, TopicsPage } from './CreatePages.tsx';
import { EnquiriesPage } from './EnquiriesPage.tsx';

const { choicesFailed, choicesReceived, enquiriesFailed, fileKept, sendingBegun, sendingFailed } = enquiriesSlice.actions;
const { threadFailed, threadReceived, topicsReceived, uploadBegun } = enquiriesSlice.actions;
const NOON = 1_903_867_200;

const enquiry = (id: number, more: Partial<Enquiry> = {}): Enquiry => ({
  ...{ id, topicKey: 'deposit', subTopicKey: 'deposit-missing', paymentRef: 7_100, state: 'open', unread: 0 },
  ...{ createdAt: NOON - 3_600, updatedAt: NOON, lastText: 'I paid at noon, and the money is not here yet.' },
  ...more,
});
const EVERY_STATE = [
  enquiry(3, { state: 'answered', unread: 2, lastText: 'The bank has confirmed it. You have the money now.' }),
  enquiry(2),
  enquiry(1, { topicKey: 'methods', subTopicKey: 'methods-new', paymentRef: null, state: 'closed', lastText: 'Thank you.' }),
];
const thread = (more: Partial<EnquiryThread> = {}): EnquiryThread => ({
  ...enquiry(3),
  messages: [
    {
      ...{ n: 1, author: 'player', isAutomatic: false, text: 'I paid at noon, and the money is not here yet.', at: NOON - 3_600 },
      files: [{ id: 1, name: 'receipt.png', type: 'image/png', bytes: 84_000 }],
    },
    { n: 2, author: 'support', isAutomatic: true, text: 'received', at: NOON - 3_599, files: [] },
    { n: 3, author: 'support', isAutomatic: false, text: 'The bank has confirmed it. You have the money now.', at: NOON, files: [] },
  ],
  ...more,
});
const TOPICS: EnquiryTopic[] = [
  {
    ...{ id: 1, key: 'deposit', isAboutPayment: true },
    subTopics: ['deposit-missing', 'deposit-wrong-amount', 'deposit-failed'].map((key, at) => ({ id: 11 + at, key })),
  },
  { id: 2, key: 'withdrawal', isAboutPayment: true, subTopics: [{ id: 21, key: 'withdrawal-late' }] },
  { id: 3, key: 'methods', isAboutPayment: false, subTopics: [{ id: 31, key: 'methods-new' }] },
  { id: 4, key: 'other', isAboutPayment: false, subTopics: [] },
];
const MISSING = { kind: 'say', enquiryId: 3, text: 'Is there news?' } as const;
const list = (...enquiries: Enquiry[]) => enquiriesReceived({ userId: 7, enquiries });

interface Shown extends Answered {
  page?: ReactNode;
}
const meta = {
  title: 'Payments/Enquiries',
  component: EnquiriesPage,
  args: { after: [], address: '/en/office/payment/requests' },
  render: ({ page = <EnquiriesPage />, ...answered }: Shown) => <Paying {...answered}>{page}</Paying>,
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<Shown>;

const at = (path: string, page: ReactNode, ...after: Shown['after'][number][]): Story => ({
  args: { address: `/en/office/payment/${path}`, page, after },
});
/** The conversation is requested when it mounts, so its responses follow later. */
const conversation = (...after: Shown['after'][number][]): Story => ({
  args: { address: '/en/office/payment/requests?request=3', after: [], later: after },
});

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [enquiriesFailed()] } };
export const Empty: Story = { args: { after: [list()] } };
export const EveryState: Story = { args: { after: [list(...EVERY_STATE)] } };

export const ConversationLoading: Story = conversation();
export const ConversationNotAvailable: Story = conversation(threadFailed({ isUnknown: false }));
export const NoSuchEnquiry: Story = conversation(threadFailed({ isUnknown: true }));
export const Conversation: Story = conversation(threadReceived(thread()));
export const ConversationClosed: Story = conversation(threadReceived(thread({ state: 'closed' })));
export const FileUploading: Story = conversation(threadReceived(thread()), uploadBegun());
export const FilesUploaded: Story = conversation(
  threadReceived(thread()),
  ...['receipt.png', 'statement.pdf'].map((name, n) =>
    fileKept({ id: n + 1, name, type: n === 0 ? 'image/png' : 'application/pdf', bytes: 84_000 }),
  ),
);
export const FileRefused: Story = conversation(threadReceived(thread()), sendingFailed({ code: 'file-refused' }));
export const Sending: Story = conversation(threadReceived(thread()), sendingBegun({ id: 'one', wish: MISSING }));
export const SendFailed: Story = conversation(threadReceived(thread()), sendingFailed({ code: 'network' }));

export const Topics: Story = at('create-request', <TopicsPage />, topicsReceived(TOPICS));
export const TopicsLoading: Story = at('create-request', <TopicsPage />);
export const TopicsNotAvailable: Story = at('create-request', <TopicsPage />, enquiriesFailed());
export const OfATopic: Story = at('create-request/1', <TopicPage />, topicsReceived(TOPICS));
export const TopicWithoutParts: Story = at('create-request/4', <TopicPage />, topicsReceived(TOPICS));
export const NoSuchTopic: Story = at('create-request/9', <TopicPage />, topicsReceived(TOPICS));
export const PaymentsToChoose: Story = at(
  'create-request/1/transactions',
  <ChoosePaymentPage />,
  topicsReceived(TOPICS),
  choicesReceived({
    direction: 'deposit',
    payments: [aPayment({ ref: 7_100, state: 'pending' }), aPayment({ ref: 7_099, state: 'failed' })],
  }),
);
export const NoPaymentsToChoose: Story = at(
  'create-request/1/transactions',
  <ChoosePaymentPage />,
  ...[topicsReceived(TOPICS), choicesReceived({ direction: 'deposit', payments: [] })],
);
export const PaymentsNotAvailable: Story = at(
  'create-request/1/transactions',
  <ChoosePaymentPage />,
  topicsReceived(TOPICS),
  choicesFailed(),
);
export const AboutAPayment: Story = at('create-request/1/transactions/7100', <AboutPaymentPage />, topicsReceived(TOPICS));
export const AboutAPart: Story = at('create-request/3/31', <AboutTopicPage />, topicsReceived(TOPICS));
export const Mobile: Story = {
  ...conversation(threadReceived(thread())),
  parameters: { device: 'mobile', width: 390 },
};
