import { sessionSlice } from '@touchline/identity-state';
import { platformModule } from '@touchline/platform-state';
import { configModule, configReceived } from '@touchline/shared-config';
import { aSiteConfig } from '@touchline/shared-config/testing';
import { createAppStore, createServerPorts } from '@touchline/shared-state';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { PlainLayout } from '../layout/PlainLayout.tsx';
import { ShellPage } from './ShellPage.tsx';

const people = () => ({ name: 'people', slices: [sessionSlice] });

/** A page of the shell in its layout on the site. */
function Standing({ routeKey }: Parameters<typeof ShellPage>[0]) {
  const ports = createServerPorts({ send: () => new Promise(() => undefined), origin: 'https://shop.test', report: () => undefined });
  const store = createAppStore({ ports, modules: [platformModule, configModule, people] });
  store.dispatch(configReceived(aSiteConfig()));
  const page = (
    <PlainLayout hasBrand>
      <ShellPage routeKey={routeKey} />
    </PlainLayout>
  );
  return (
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/en'] })} />
    </Provider>
  );
}

const meta = {
  title: 'Shell/Pages',
  component: Standing,
  parameters: {
    layout: 'fullscreen',
    notes: {
      usage: 'Pages shown in place of the requested one. Each says what happened and the next step, and nothing else.',
    },
  },
  args: { routeKey: 'block' },
} satisfies Meta<typeof Standing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Blocked: Story = {};
export const BlockedCountry: Story = { args: { routeKey: 'block-ua' } };
export const Updates: Story = { args: { routeKey: 'site-updates' } };
export const Suspended: Story = { args: { routeKey: 'suspension' } };
export const Soon: Story = { args: { routeKey: 'coming-soon' } };
export const Maintenance: Story = { args: { routeKey: 'maintenance' } };
export const NotFound: Story = { args: { routeKey: 'not-found' } };
export const ServerError: Story = { args: { routeKey: 'technical-error' } };
export const OldBrowser: Story = { args: { routeKey: 'oldbrowser' } };
export const Vpn: Story = { args: { routeKey: 'internal-vpn' } };
