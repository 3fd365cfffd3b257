import type { Meta, StoryObj } from '@storybook/react-vite';
import { MediaFrame } from './MediaFrame.tsx';

const besideUs = (path: string) => {
  const url = new URL(path, location.href);
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return url.href;
};

const meta = {
  title: 'Kit/Media frame',
  component: MediaFrame,
  args: { title: 'Stream of Harwick – Eastmoor', src: 'https://media.example/stream/1' },
  parameters: { width: 480 },
} satisfies Meta<typeof MediaFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeItStarts: Story = {};
export const WithAPoster: Story = {
  args: { poster: <div style={{ blockSize: '100%', background: 'linear-gradient(var(--pitch-a), var(--pitch-b))' }} /> },
};
export const Playing: Story = {
  // The accessibility check cannot inspect a cross-origin frame.
  parameters: { a11y: { options: { iframes: false } } },
  // A cross-origin page available on every machine: the same server by its other name.
  render: (args) => <MediaFrame {...args} isReady src={besideUs('/flags/DE.svg')} />,
  play: async ({ canvasElement }) => {
    for (let frame = 0; frame < 300; frame += 1) {
      if (canvasElement.querySelector('iframe[data-loaded]')) return;
      await new Promise((done) => requestAnimationFrame(done));
    }
    throw new Error('The frame did not load.');
  },
};
export const NotSecure: Story = { args: { src: 'http://media.example/stream/1' } };
export const OwnPageIsRefused: Story = { args: { src: '/en/live' } };
export const Tall: Story = { args: { ratio: 3 / 4 }, parameters: { width: 300 } };
