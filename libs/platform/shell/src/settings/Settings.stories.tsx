import { sessionReceived, sessionSlice } from '@touchline/identity-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts, viewChanged, viewChosen, type Build } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { NewSiteModal } from '../new-site/NewSiteModal.tsx';
import { SettingsModal } from './SettingsModal.tsx';

const people = () => ({ name: 'people', slices: [sessionSlice] });
const close = () => undefined;

interface Opened {
  build: Build;
  isPlayer?: boolean;
  isTouched?: boolean;
  modal?: 'settings' | 'new-site';
}

/** The settings over an empty page. */
function Settings({ build, isPlayer = false, isTouched = false, modal = 'settings' }: Opened) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [configModule, people] });
  store.dispatch(viewChanged({ build, language: 'en' }));
  store.dispatch(configReceived(aSiteConfig()));
  if (isPlayer) store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
  if (isTouched) store.dispatch(viewChosen({ appTheme: 1, fontSize: 1, displayFlags: { isBalanceHidden: 1 } }));
  const element = modal === 'settings' ? <SettingsModal onClose={close} /> : <NewSiteModal onClose={close} />;
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }], { initialEntries: ['/en'] })} />
    </Provider>
  );
}

const meta = {
  title: 'Shell/Settings',
  component: Settings,
  args: { build: 'desktop' },
  parameters: {
    notes: { usage: 'How a player makes the site their own: theme, view, odds, text size. Every choice takes effect at once and stays.' },
  },
} satisfies Meta<typeof Settings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const Player: Story = { args: { isPlayer: true, isTouched: true } };
export const Phone: Story = { args: { build: 'mobile' }, parameters: { device: 'mobile' } };
export const NewSite: Story = { args: { modal: 'new-site' } };
