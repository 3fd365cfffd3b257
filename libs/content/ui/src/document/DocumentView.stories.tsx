import type { Meta, StoryObj } from '@storybook/react-vite';
import { DocumentView } from './DocumentView.tsx';

const meta = {
  title: 'Content/Document',
  component: DocumentView,
  args: {
    lang: 'en',
    body: [
      { type: 'paragraph', children: ['A bet is a ', { type: 'strong', children: ['stake'] }, ' on a selection.'] },
      { type: 'heading', level: 2, id: 'steps', children: ['Step by step'] },
      {
        type: 'list',
        isOrdered: true,
        items: [[{ type: 'paragraph', children: ['Select the odds.'] }], [{ type: 'paragraph', children: ['Enter a stake.'] }]],
      },
      { type: 'quote', children: [{ type: 'paragraph', children: ['Only bet what you can afford to lose.'] }] },
      {
        type: 'table',
        head: [['Type'], ['Selections']],
        rows: [
          [['Single'], ['1']],
          [['Express'], ['2 or more']],
        ],
      },
      { type: 'paragraph', children: [{ type: 'link', href: '/information/contacts', children: ['Contact us'] }] },
    ],
  },
} satisfies Meta<typeof DocumentView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = {};
