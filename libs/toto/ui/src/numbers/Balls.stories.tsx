import type { Meta, StoryObj } from '@storybook/react-vite';
import { Balls } from './Balls.tsx';

const meta = {
  title: 'Lotto/Drawn numbers',
  component: Balls,
  args: { label: 'Numbers of the draw', numbers: [7, 21, 36, 4, 18] },
  parameters: { width: 360 },
} satisfies Meta<typeof Balls>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const WhileTheDrawIsOn: Story = { args: { numbers: [7, 21], places: 5 } };
export const WithRightNumbers: Story = { args: { marked: [21, 4] } };
export const BeforeTheDraw: Story = { args: { numbers: [], places: 7 } };
