import type { Meta, StoryObj } from '@storybook/react-vite';
import { SportIcon } from '../sport-icon/SportIcon.tsx';
import { Chip } from './Chip.tsx';
import { ChipLink, Chips } from './Chips.tsx';

/**
 * Anatomy: a row that scrolls sideways; chips with an optional icon and count.
 *
 * Do: put the current chip into view.
 *
 * Don't: wrap to a second row; use chips for actions.
 */
const meta = {
  title: 'Kit/Chips',
  component: Chip,
  args: { children: 'Streaming', count: 21 },
  parameters: { width: 360 },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { isPicked: true } };
export const Overflow: Story = {
  render: () => (
    <Chips aria-label="Sport">
      {['football', 'tennis', 'basketball', 'volleyball', 'handball'].map((sport, at) => (
        <ChipLink key={sport} href={`/en/line/${sport}`} icon={<SportIcon sport={sport} />} count={38 - at * 5} isCurrent={at === 0}>
          {sport}
        </ChipLink>
      ))}
    </Chips>
  ),
};
/** Both edges fade once the row is scrolled. */
export const Scrolled: Story = {
  ...Overflow,
  play: ({ canvasElement }) => {
    canvasElement.querySelector('[role=group]')?.scrollBy(canvasElement.dir === 'rtl' || document.dir === 'rtl' ? -90 : 90, 0);
  },
};
export const Mobile: Story = { parameters: { device: 'mobile' } };
