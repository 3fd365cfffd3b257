import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusTag } from './StatusTag.tsx';

const meta = { title: 'Betting/Status', component: StatusTag, args: { status: -2 } } satisfies Meta<typeof StatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotCalculated: Story = {};
export const GameNotStarted: Story = { args: { status: -1 } };
export const Lost: Story = { args: { status: 0 } };
export const Won: Story = { args: { status: 1 } };
export const Returned: Story = { args: { status: 2 } };
export const ReturnedByRule: Story = { args: { status: 3 } };
export const HalfWonHalfReturned: Story = { args: { status: 4 } };
export const HalfLostHalfReturned: Story = { args: { status: 5 } };
export const HalfLostHalfWon: Story = { args: { status: 6 } };
