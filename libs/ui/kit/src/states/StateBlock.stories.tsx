import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { SearchIcon } from '../icons/icons.ts';
import { OfflineState } from './OfflineState.tsx';
import { EmptyState, ErrorState, SectionFailedState } from './StateBlock.tsx';

/**
 * Anatomy: an icon; a title: what is missing or failed; one sentence: why, and what can be done; buttons.
 *
 * Do: say whether money moved; offer one next step.
 *
 * Don't: show it before the answer is known; fill the place with offers.
 */
const meta = {
  title: 'Kit/Empty and error states',
  component: EmptyState,
  args: {
    icon: <SearchIcon />,
    title: 'Nothing found for “Глимт”',
    children: 'Check the spelling, or look for the league.',
    actions: <Button size="small">Clear search</Button>,
    isCard: true,
  },
  parameters: { width: 460 },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = { render: () => <ErrorState isCard onRetry={() => undefined} code="7f3a-91" /> };
export const SectionLoadError: Story = { render: () => <SectionFailedState isCard onRetry={() => undefined} /> };
export const Offline: Story = { render: () => <OfflineState isCard since="19:41" /> };
export const FailedWithoutCode: Story = { render: () => <ErrorState isCard onRetry={() => undefined} /> };
export const OfflineSinceUnknown: Story = { render: () => <OfflineState isCard /> };
export const EmptyInList: Story = { args: { isCard: false, icon: undefined, actions: undefined } };
