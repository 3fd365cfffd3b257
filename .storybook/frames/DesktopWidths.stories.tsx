import type { Meta, StoryObj } from '@storybook/react-vite';
import { DesktopPage } from './desktop-page.tsx';

const meta = {
  title: 'Desktop/Every width',
  component: DesktopPage,
  parameters: { layout: 'fullscreen' },
  // Called as a function rather than rendered, so that the toolbar's odds format reaches its content.
  render: (args) => DesktopPage(args),
} satisfies Meta<typeof DesktopPage>;
export default meta;
type Story = StoryObj<typeof meta>;
const at = (width: number) => ({ globals: { viewport: { value: `w${width}` } } });

export const At768: Story = at(768);
export const At1024: Story = at(1024);
export const At1100: Story = at(1100);
export const At1152: Story = at(1152);
export const At1280: Story = at(1280);
export const At1366: Story = at(1366);
export const At1440: Story = at(1440);
export const At1680: Story = at(1680);
export const At1920: Story = at(1920);
export const At2560: Story = at(2560);
export const At3840: Story = at(3840);
export const GameAt1100: Story = { ...at(1100), args: { content: 'game' } };
export const GameAt1366: Story = { ...at(1366), args: { content: 'game' } };
export const GameAt1920: Story = { ...at(1920), args: { content: 'game' } };
export const AsianAt1366: Story = { globals: { view: 'asian', viewport: { value: 'w1366' } } };
export const AsianAt1920: Story = { globals: { view: 'asian', viewport: { value: 'w1920' } } };
export const VisitorAt1366: Story = { ...at(1366), args: { isVisitor: true } };
export const DrawerAt1024: Story = { ...at(1024), args: { isCouponOpen: true } };
export const FoldedAt1440: Story = { ...at(1440), args: { isCouponFolded: true } };
export const WithoutCouponAt1366: Story = { ...at(1366), args: { hasCoupon: false } };
