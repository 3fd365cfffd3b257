import { contentModule } from '@touchline/content-state';
import { aContentDocument } from '@touchline/content-ui/testing';
import { createAppStore, createServerPorts, viewChanged } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { Terms } from './Terms.tsx';

const PROMOTION = aContentDocument({
  terms: [
    { type: 'join', target: 1 },
    { type: 'bets', target: 3 },
    { type: 'stake', target: 20 },
  ],
  reward: 50,
});
const USER = 7;
const JOINED = 1_793_577_600;

interface Shown extends ComponentProps<typeof Terms> {
  /** Progress of the player as the server sends it; null shows the page to a visitor. */
  progress: object | null;
}

/** The conditions of a promotion as a player or a visitor sees them; the server never answers. */
function Conditions({ promotion, progress }: Shown) {
  const [store] = useState(() => {
    const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
    const made = createAppStore({ ports, modules: [contentModule] });
    made.dispatch(viewChanged({ language: 'en', userId: progress === null ? null : USER }));
    const payload = {
      userId: USER,
      slug: promotion.slug,
      progress: { currencyIso: 'EUR', exponent: 2, joinedAt: null, completedAt: null, ...progress },
    };
    if (progress !== null) made.dispatch({ type: 'rewards/progressReceived', payload });
    return made;
  });
  return (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/en/promotions/first-steps']}>
        <Terms promotion={promotion} />
      </MemoryRouter>
    </Provider>
  );
}
const terms = (bets: number, stake: number, joined = 1) => [
  { type: 'join', target: 1, done: joined },
  { type: 'bets', target: 3, done: bets },
  { type: 'stake', target: 2_000, done: stake },
];

const meta = {
  title: 'Promotions/Conditions',
  component: Terms,
  args: { promotion: PROMOTION, progress: null },
  render: (args) => <Conditions {...args} />,
  parameters: { width: 560 },
} satisfies Meta<Shown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const BeforeOptIn: Story = { args: { progress: { terms: terms(0, 0, 0) } } };
export const InProgress: Story = { args: { progress: { joinedAt: JOINED, terms: terms(2, 760) } } };
export const Completed: Story = { args: { progress: { joinedAt: JOINED, completedAt: JOINED + 86_400, terms: terms(3, 2_000) } } };
export const Mobile: Story = {
  args: { progress: { joinedAt: JOINED, terms: terms(2, 760) } },
  parameters: { device: 'mobile', width: 360 },
};
