import type { Meta, StoryObj } from '@storybook/react-vite';
import { MobilePage } from './mobile-page.tsx';

const meta = {
  title: 'Mobile/Every width',
  component: MobilePage,
  parameters: { layout: 'fullscreen', device: 'mobile' },
  globals: { viewport: { value: 'w390' } },
  // Called as a function rather than rendered, so that the toolbar's odds format reaches its content.
  render: (args) => MobilePage(args),
} satisfies Meta<typeof MobilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const At320: Story = { globals: { viewport: { value: 'w320' } } };
export const At390: Story = {};
export const WithBetsAt320: Story = { globals: { viewport: { value: 'w320' } }, args: { bets: 4 } };
export const WithBetsAt390: Story = { args: { bets: 4 } };
export const Visitor: Story = { args: { isVisitor: true } };
export const VisitorAt320: Story = { globals: { viewport: { value: 'w320' } }, args: { isVisitor: true } };
export const WithSheet: Story = { args: { hasSheet: true } };
export const Landscape: Story = { globals: { viewport: { value: 'w844' } }, args: { bets: 2 } };
export const WithASafeArea: Story = { args: { bets: 2, safeArea: 34 } };
