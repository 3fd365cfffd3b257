import type { Meta, StoryObj } from '@storybook/react-vite';
import { GamesSkeleton } from './GamesSkeleton.tsx';
import { BlocksSkeleton, Bone, EventListSkeleton, LinesSkeleton } from './Skeleton.tsx';

/**
 * Anatomy: shapes with the size of the content.
 *
 * Do: draw as many rows as usually arrive.
 *
 * Don't: show shapes for what is already known.
 */
const meta = { title: 'Kit/Skeleton', component: EventListSkeleton, parameters: { width: 738 } } satisfies Meta<typeof EventListSkeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Games: Story = {};
export const CasinoGames: Story = { render: () => <GamesSkeleton /> };
export const Blocks: Story = { render: () => <BlocksSkeleton /> };
export const Lines: Story = { render: () => <LinesSkeleton /> };
export const AFewGames: Story = { args: { count: 3 } };
export const Mobile: Story = { parameters: { device: 'mobile', width: 362 } };
export const OneShape: Story = { render: () => <Bone width={120} height={20} /> };
