import type { Meta, StoryObj } from '@storybook/react-vite';
import { Footer } from './Footer.tsx';

const group = (title: string, ...names: string[]) => ({ title, links: names.map((name) => ({ href: `/en/${name.toLowerCase()}`, name })) });
const meta = {
  title: 'Desktop/Footer',
  component: Footer,
  parameters: { layout: 'fullscreen' },
  args: {
    age: '18+',
    groups: [
      group('Help', 'Rules', 'Contacts', 'Questions'),
      group('Play safely', 'Limits', 'Self-exclusion', 'Reality check'),
      group('Company', 'About', 'Licences', 'Privacy', 'Cookies'),
    ],
    children: 'Play money only. No bet here is real.',
  },
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnlyTheWords: Story = { args: { groups: [] } };
export const WithoutAnAge: Story = { args: { age: undefined } };
export const Mobile: Story = { parameters: { device: 'mobile' }, globals: { viewport: { value: 'w390' } } };
