import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { ResizableSheet } from './ResizableSheet.tsx';

const meta = {
  title: 'Kit/Resizable sheet',
  component: ResizableSheet,
  args: {
    isOpen: true,
    onClose: () => undefined,
    title: 'Filters',
    children: (
      <ul style={{ padding: 16, display: 'grid', gap: 18 }}>
        {Array.from({ length: 24 }, (_, at) => (
          <li key={at}>Championship {at + 1}</li>
        ))}
      </ul>
    ),
  },
  parameters: { device: 'mobile' },
} satisfies Meta<typeof ResizableSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Half: Story = {};
export const Full: Story = { args: { height: 'full' } };
export const WithFooter: Story = {
  args: {
    note: '3 on',
    foot: (
      <div style={{ padding: 14 }}>
        <Button look="primary" size="large">
          Show 41 games
        </Button>
      </div>
    ),
  },
};
export const WithKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const grip = canvasElement.ownerDocument.querySelector<HTMLElement>('dialog button[aria-pressed]');
    grip?.focus();
    grip?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }));
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    if (grip?.getAttribute('aria-pressed') !== 'true') throw new Error('The sheet did not rise.');
  },
};
export const ShortContent: Story = { args: { title: 'Sort', children: <p style={{ padding: 16 }}>By time</p> } };
