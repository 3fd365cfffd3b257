import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../button/Button.tsx';
import { Crest } from '../crest/Crest.tsx';
import { CheckIcon, StarIcon } from '../icons/icons.ts';
import { Link } from '../link/Link.tsx';
import { VirtualList } from './VirtualList.tsx';

const FIRST = ['Harwick', 'Eastmoor', 'Calder', 'Ashby', 'Norvale', 'Brinmouth', 'Fenwick', 'Ostley', 'Sandhaven', 'Thornby'];
const SECOND = ['Rovers', 'United', 'Athletic', 'Town', 'Wanderers', 'Albion', 'City', 'Rangers', 'Harriers', 'Olympic'];
interface Team {
  id: string;
  name: string;
}
const TEAMS: readonly Team[] = Array.from({ length: 2000 }, (_, at) => ({
  id: `team-${at}`,
  name: `${FIRST[at % 10]} ${SECOND[Math.floor(at / 10) % 10]}${at >= 100 ? ` ${Math.floor(at / 100) + 1}` : ''}`,
}));
const box = { blockSize: 420, background: 'var(--surface-card)', borderRadius: 'var(--r-m)' };
const line = { display: 'flex', alignItems: 'center', gap: 10, blockSize: 52, paddingInline: 12 } as const;

const meta = {
  title: 'Kit/Virtual list',
  component: VirtualList<Team>,
  args: {
    label: 'Teams',
    items: TEAMS,
    keyOf: ({ id }) => id,
    textOf: ({ name }) => name,
    rowHeight: 52,
    children: ({ id, name }, { tabIndex }) => (
      <div style={line}>
        <Crest name={name} size={22} />
        <Link href={`#${id}`} tabIndex={tabIndex} style={{ flex: 1 }}>
          {name}
        </Link>
        <IconButton label={`Add ${name} to favourites`} tabIndex={tabIndex}>
          <StarIcon />
        </IconButton>
      </div>
    ),
  },
  parameters: { width: 420 },
  decorators: [
    (Story) => (
      <div style={box}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VirtualList<Team>>;
export default meta;
type Story = StoryObj<typeof meta>;

const until = async (isSo: () => boolean, what: string) => {
  for (let frame = 0; frame < 60; frame += 1) {
    if (isSo()) return;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`Never happened: ${what}`);
};

export const TwoThousandRows: Story = {
  play: async ({ canvasElement }) => {
    const rows = () => canvasElement.querySelectorAll('[role=listitem]').length;
    await until(() => rows() > 5 && rows() < 40, 'a few of 2,000 rows are drawn');
  },
};
export const LastRowByTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const first = () => canvasElement.querySelector<HTMLElement>('[role=listitem] [tabindex="0"]');
    await until(() => first() !== null, 'rows are drawn');
    first()?.focus();
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, cancelable: true }));
    await until(() => document.activeElement?.getAttribute('href') === '#team-1999', 'the last row has the focus');
  },
};
export const OneOfMany: Story = {
  args: {
    kind: 'choice',
    selectedKey: 'team-4',
    rowHeight: 36,
    children: ({ name }, { index }) => (
      <>
        <Crest name={name} size={20} />
        {name}
        {index === 4 && <CheckIcon />}
      </>
    ),
  },
};
export const AFew: Story = { args: { items: TEAMS.slice(0, 3) } };
export const RowsOfDifferentHeight: Story = {
  args: {
    children: ({ id, name }, { index, tabIndex }) => (
      <div style={{ padding: 12, borderBlockEnd: '1px solid var(--line)' }}>
        <Link href={`#${id}`} tabIndex={tabIndex}>
          {name}
        </Link>
        {index % 3 === 0 && <p>Promoted last season. Plays its home games at the ground of its neighbours until the roof is mended.</p>}
      </div>
    ),
  },
};
