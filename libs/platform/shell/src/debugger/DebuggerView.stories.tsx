import type { Meta, StoryObj } from '@storybook/react-vite';
import { DebuggerView } from './DebuggerView.tsx';

const flight = {
  loads: 1,
  retries: 0,
  crashes: 0,
  lastLoadMs: 84,
  version: '5f1c09aa31d2',
  lastCode: null,
  bytes: 13_700,
  isKilled: false,
};

const meta = {
  title: 'Shell/Flight recorder',
  component: DebuggerView,
  args: {
    onKill: () => undefined,
    facts: {
      remotes: [
        { ...flight, name: 'betting', status: 'ready' },
        {
          ...flight,
          name: 'casino',
          status: 'error',
          loads: 2,
          retries: 6,
          lastLoadMs: null,
          version: null,
          lastCode: 'TypeError',
          bytes: 0,
        },
        { ...flight, name: 'office', status: 'loading', retries: 1, crashes: 1, lastCode: 'RangeError' },
        { ...flight, name: 'results', status: 'not-exist' },
        { ...flight, name: 'toto', status: 'not-exist', loads: 0, lastLoadMs: null, version: null, bytes: 0, isKilled: true },
      ],
      navigations: [
        {
          path: '/en/live/all/1-football',
          atMs: 2,
          decision: 'continue',
          by: null,
          steps: [
            { name: 'blocked', ms: 12, decision: 'continue' },
            { name: 'access', ms: 998, decision: 'continue', failed: 'TimeOutError' },
          ],
        },
        { path: '/en/office/account', atMs: 1, decision: 'redirect', by: 'auth', steps: [{ name: 'auth', ms: 0, decision: 'redirect' }] },
      ],
      polls: [
        { path: '/bff-api/feed/live/games', count: 42, everyMs: 3_012, tookMs: 18 },
        { path: '/web-api/session', count: 1, everyMs: null, tookMs: 9 },
      ],
      ages: [
        { view: 'live/games?lang=en', isPushed: true, lastMs: 812, meanMs: 1_240, longestMs: 3_015, staleShare: 0 },
        { view: 'game/77?lang=en', isPushed: false, lastMs: 13_400, meanMs: 4_120, longestMs: 21_700, staleShare: 0.125 },
      ],
      leaders: [
        { name: 'balance', role: 'here' },
        { name: 'ping', role: 'waiting' },
      ],
    },
  },
} satisfies Meta<typeof DebuggerView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterSomeFaults: Story = {};
export const JustOpened: Story = { args: { facts: { remotes: [], navigations: [], polls: [], ages: [], leaders: [] } } };
