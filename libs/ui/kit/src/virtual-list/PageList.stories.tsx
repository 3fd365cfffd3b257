import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../card/Card.tsx';
import { Link } from '../link/Link.tsx';
import { PageList } from './PageList.tsx';

const TEAMS = Array.from({ length: 5_000 }, (_, at) => ({ id: String(at), name: `Entry ${at + 1}` }));

const meta = {
  title: 'Kit/Page list',
  component: PageList<(typeof TEAMS)[number]>,
  args: {
    items: TEAMS,
    keyOf: ({ id }) => id,
    rowHeight: 56,
    gap: 8,
    children: ({ id, name }) => (
      <Card>
        <Link href={`#entry-${id}`}>{name}</Link>
      </Card>
    ),
  },
  parameters: { width: 420 },
} satisfies Meta<typeof PageList<(typeof TEAMS)[number]>>;
export default meta;
type Story = StoryObj<typeof meta>;

const until = async (isSo: () => boolean, what: string) => {
  for (let frame = 0; frame < 60; frame += 1) {
    if (isSo()) return;
    await new Promise((done) => requestAnimationFrame(done));
  }
  throw new Error(`Never happened: ${what}`);
};

export const AFew: Story = { args: { items: TEAMS.slice(0, 4) } };
export const FiveThousand: Story = {
  play: async ({ canvasElement }) => {
    const entries = () => [...canvasElement.querySelectorAll('li')];
    await until(() => entries().length > 5 && entries().length < 60, 'a few of 5,000 entries are drawn');
    await until(() => entries()[0]?.getAttribute('aria-setsize') === '5000', 'an entry knows how many there are');
  },
};
