import { RefusalNotice } from '@touchline/betting-ui';
import { Button, ErrorState, Notice, SectionFailedState, TextField } from '@touchline/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pattern } from './pattern.tsx';

const no = () => undefined;

const meta = {
  title: 'Patterns/Error',
  parameters: {
    width: 460,
    notes: { usage: 'What happened, what it means for the player’s money, and one next step, in the place that it is about.' },
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = {
  parameters: { layout: 'fullscreen', width: 0 },
  render: () => (
    <Pattern
      title="Error"
      lead="The smallest place that fails shows the error. The rest of the page stays as it is."
      steps={[
        'A field: the sentence is below the field and says what is accepted.',
        'An action: a notice beside its button says what was not done.',
        'A section: a card in its place, with a retry and a code for support.',
        'A page: one drawing, one sentence, one button. The coupon is kept.',
      ]}
      dos={['Say whether money moved.', 'Offer the step that helps: a retry, another amount, support.']}
      donts={['Show a code without a sentence.', 'Use a toast for what needs an answer.']}
    />
  ),
};
export const InAField: Story = {
  render: () => <TextField label="Email" defaultValue="anna@" error="Enter an address such as name@example.com" />,
};
export const OfAnAction: Story = {
  render: () => (
    <RefusalNotice wayOut={{ label: 'Try again', onTake: no }} onClose={no}>
      We got no answer in time. No bet was placed and your balance is unchanged.
    </RefusalNotice>
  ),
};
export const OfASection: Story = { render: () => <SectionFailedState isCard onRetry={no} /> };
export const OfAPage: Story = { render: () => <ErrorState isCard onRetry={no} code="7f3a-91" /> };
export const Warning: Story = {
  render: () => (
    <Notice tone="warn" title="We couldn’t save your settings" actions={<Button size="small">Save again</Button>}>
      They apply until you leave the page.
    </Notice>
  ),
};
