import type { DocumentsAnswer } from '@touchline/account-office-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Answered, EUR, failed, NOON, Office, refused, sending, received } from '../parts/office-story.test.helper.tsx';
import { Verification } from './Verification.tsx';

type Doc = DocumentsAnswer['documents'][number];
const missing = (kind: Doc['kind']): Doc => ({ kind, state: 'missing', reason: null, at: null, isNeeded: true });
const has = (documents: Doc[], more: Partial<DocumentsAnswer> = {}) =>
  received('documents', {
    ...{ isVerified: false, requestedAdditional: false, provider: 'own', documents, threshold: { ...EUR, amount: 200_000 }, keptDays: 30 },
    ...more,
  });
const NEEDED = [missing('passport'), missing('address')];
const seen = (doc: Doc, state: Doc['state'], reason: Doc['reason'] = null): Doc => ({
  ...{ ...doc, state, reason, at: NOON, isNeeded: state === 'refused' || state === 'requested' },
});

const meta = {
  title: 'Office/Verification',
  component: Verification,
  args: { after: [] },
  render: ({ after }) => (
    <Office after={after}>
      <Verification />
    </Office>
  ),
} satisfies Meta<Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const LoadError: Story = { args: { after: [failed('documents')] } };
export const NotStarted: Story = { args: { after: [has(NEEDED)] } };
export const Sending: Story = { args: { after: [has(NEEDED), sending('passport', 3, 8)] } };
export const SendFailed: Story = { args: { after: [has(NEEDED), refused('documentSend', 'document-small')] } };
export const UnderReview: Story = {
  args: { after: [has([seen(missing('passport'), 'checking'), seen(missing('address'), 'accepted')])] },
};
export const EveryRefusal: Story = {
  args: {
    after: [
      has([
        seen(missing('passport'), 'refused', 'unreadable'),
        seen(missing('address'), 'refused', 'expired'),
        seen(missing('selfie'), 'refused', 'cropped'),
        seen(missing('payment'), 'refused', 'other-person'),
      ]),
    ],
  },
};
export const MoreRequested: Story = {
  args: {
    after: [
      has([seen(missing('passport'), 'accepted'), seen(missing('address'), 'accepted'), seen(missing('selfie'), 'requested')], {
        requestedAdditional: true,
      }),
    ],
  },
};
export const Verified: Story = {
  args: { after: [has([seen(missing('passport'), 'accepted'), seen(missing('address'), 'accepted')], { isVerified: true })] },
};
export const ByAProvider: Story = { args: { after: [has(NEEDED, { provider: 'sumsub' })] } };
