import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Kit/Carousel',
  component: Carousel,
  args: {
    label: 'Top games',
    children: ['Harwick – Eastmoor', 'Calder – Ashby', 'Norvale – Fenwick', 'Ostley – Thornby', 'Brinmouth – Sandhaven'].map((name) => (
      <Card key={name} hasPadding style={{ minBlockSize: 96 }}>
        {name}
      </Card>
    )),
  },
  parameters: { width: 640 },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Start: Story = {};
export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const row = canvasElement.querySelector('ul');
    if (row === null) throw new Error('No row.');
    row.scrollLeft = getComputedStyle(row).direction === 'rtl' ? -600 : 600;
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      if (canvasElement.querySelector('button')?.getAttribute('aria-disabled') === null) return;
    }
    throw new Error('The way back did not open.');
  },
};
export const OneCard: Story = { args: { children: <Card hasPadding>Harwick – Eastmoor</Card> } };
export const WideCards: Story = { args: { slideWidth: 560 } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
