import { selectSession, sessionReceived, sessionSlice, signedOut } from '@touchline/identity-state';
import { createAppStore, createServerPorts, type KeyValueStore } from '@touchline/shared-state';
import { answer, createFakeServer } from '@touchline/shared-testing';
import { takeEvery } from 'typed-redux-saga';
import { CONSULTANTS } from './consultants/providers.ts';
import { conversationShown, selectSupport, selectUnread, sendAgainWanted, messageWritten } from './conversation.slice.ts';
import type { SupportSocket } from './effects/keep-conversation.saga.ts';
import { createSupportModule } from './module.ts';
import { consultantHost, consultantId, consultantOf } from './rules/consultant.ts';
import { readServerMessage } from './rules/protocol.ts';
import { reconnectDelayMs } from './rules/reconnect.ts';

/** A socket whose other end is controlled by the test. */
class FakeLine implements SupportSocket {
  sent: unknown[] = [];
  isClosed = false;
  readonly url: string;
  private readonly listeners = new Map<string, ((event: never) => void)[]>();
  constructor(url: string) {
    this.url = url;
  }
  send = (text: string): void => void this.sent.push(JSON.parse(text));
  close = (): void => void (this.isClosed = true);
  addEventListener = (type: string, listener: (event: never) => void): void =>
    void this.listeners.set(type, [...(this.listeners.get(type) ?? []), listener]);
  emit = (type: string, event: object): void => this.listeners.get(type)?.forEach((listener) => listener(event as never));
  receive = (message: unknown): void => this.emit('message', { data: JSON.stringify(message) });
  end = (code: number, reason = ''): void => this.emit('close', { code, reason });
}

const message = (n: number, author: 'player' | 'support' = 'support', id: string | null = null) => ({
  n,
  author,
  isAutomatic: author === 'support',
  text: `words ${n}`,
  at: 1_000,
  id,
});

function start({ known = false, session = () => answer({}, 401) } = {}) {
  const lines: FakeLine[] = [];
  const kept = new Map(known ? [['tl-support', '1']] : []);
  const storage: KeyValueStore = {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => kept.set(key, value) !== undefined,
    remove: (key) => void kept.delete(key),
    onChange: () => () => undefined,
  };
  const server = createFakeServer({
    'POST /support-api/v1/conversation': () => answer(null, 204),
    'GET /web-api/session': session,
  });
  const ports = { ...createServerPorts({ send: server.send, origin: 'https://shop.test', report: () => undefined }), storage };
  const openSocket = (url: string) => {
    const line = new FakeLine(url);
    lines.push(line);
    return line;
  };
  const signOuts: string[] = [];
  const people = () => ({
    name: 'people',
    slices: [sessionSlice],
    saga: function* watch() {
      yield* takeEvery(signedOut, ({ payload }) => void signOuts.push(payload.reason));
    },
  });
  const store = createAppStore({ ports, modules: [people, createSupportModule({ openSocket, random: () => 0 })] });
  store.start();
  return { store, lines, server, kept, signOuts, state: () => selectSupport(store.getState()) };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('conversation', () => {
  it('[LY-05] sends no request until the conversation is opened', async () => {
    const { store, lines, server, kept } = start();
    await pass(60_000);
    expect([server.log.length, lines.length]).toEqual([0, 0]);

    store.dispatch(conversationShown({ isShown: true }));
    await pass(0);

    expect(lines.map(({ url }) => url)).toEqual(['wss://shop.test/support-api/v1/socket?lang=ru']);
    expect(kept.get('tl-support')).toBe('1');
  });

  it('[LY-05] reconnects on the next page, counts unread messages, and marks them as read when shown', async () => {
    const { store, lines } = start({ known: true });
    await pass(0);
    lines[0]!.receive({ type: 'history', messages: [message(1, 'player', 'a'), message(2), message(3)], readUpTo: 2 });
    expect(selectUnread(store.getState())).toBe(1);

    store.dispatch(conversationShown({ isShown: true }));
    expect(lines[0]!.sent).toEqual([{ type: 'read', upTo: 3 }]);
    lines[0]!.receive({ type: 'read', upTo: 3 });

    expect(selectUnread(store.getState())).toBe(0);
  });

  it('[LY-05] sends a message written while disconnected after reconnecting, with the same id', async () => {
    const { store, lines, state } = start({ known: true });
    await pass(0);
    lines[0]!.receive({ type: 'history', messages: [], readUpTo: 0 });
    lines[0]!.end(1006);
    await pass(0);
    store.dispatch(messageWritten({ id: 'a', text: 'hello' }));
    expect([state().line, lines[0]!.sent, lines.length]).toEqual(['waiting', [], 1]);

    await pass(499);
    expect(lines).toHaveLength(1);
    await pass(1);
    lines[1]!.receive({ type: 'history', messages: [], readUpTo: 0 });
    expect(lines[1]!.sent).toEqual([{ type: 'say', id: 'a', text: 'hello' }]);
    lines[1]!.receive({ type: 'message', message: message(1, 'player', 'a') });

    expect([state().unsent, state().messages.length]).toEqual([[], 1]);
  });

  it('[LY-05] keeps a message rejected as too fast, and resends it', async () => {
    const { store, lines, state } = start({ known: true });
    await pass(0);
    lines[0]!.receive({ type: 'history', messages: [], readUpTo: 0 });
    store.dispatch(messageWritten({ id: 'a', text: 'hello' }));
    lines[0]!.receive({ type: 'refused', id: 'a', reason: 'too-fast' });
    expect([state().refusal, state().unsent.length]).toEqual(['too-fast', 1]);

    store.dispatch(sendAgainWanted());

    expect(lines[0]!.sent).toHaveLength(2);
  });

  it('[TAB-4] clears the conversation and closes the connection when the session ends', async () => {
    const { store, lines, state, kept } = start({ known: true });
    store.dispatch(sessionReceived({ status: 'player', userId: 7, startedAt: 1, previousLoginAt: null }));
    await pass(0);
    lines.at(-1)!.receive({ type: 'history', messages: [message(1)], readUpTo: 0 });

    store.dispatch(signedOut({ reason: 'requested' }));
    await pass(0);

    expect([state().messages, lines.at(-1)!.isClosed, kept.has('tl-support')]).toEqual([[], true, false]);
  });

  const PLAYER = { status: 'player', userId: 7, startedAt: 1, previousLoginAt: null } as const;
  /** A page of a signed-in player whose connection the backend closes because the session has ended. */
  const startPlayer = async (session: () => ReturnType<typeof answer>) => {
    const page = start({ known: true, session });
    page.store.dispatch(sessionReceived(PLAYER));
    await pass(0);
    const line = page.lines.at(-1)!;
    line.receive({ type: 'history', messages: [message(1)], readUpTo: 0 });
    return { ...page, line };
  };

  it.each([
    ['unauthorized', 'expired'],
    ['session-idle', 'idle'],
    ['session-limit-ended', 'session-limit'],
  ])('[AUTH-6] [LY-05] signs the page out when the backend closes the connection with %s, and does not reconnect', async (code, reason) => {
    const { store, lines, line, state, kept, signOuts } = await startPlayer(() => answer({ user_id: null }));
    const before = lines.length;

    line.end(4401, code);
    await pass(60_000);

    expect(selectSession(store.getState())).toEqual({ status: 'visitor' });
    expect(signOuts).toEqual([reason]);
    expect([state().messages, kept.has('tl-support'), lines.length]).toEqual([[], false, before]);
  });

  it('[AUTH-6] [TAB-5] continues with the new session when the player has signed in again in another tab', async () => {
    const { store, signOuts, line } = await startPlayer(() => answer({ user_id: 8, startedAt: 2, previousLoginAt: null }));

    line.end(4401, 'unauthorized');
    await pass(0);

    expect([selectSession(store.getState()), signOuts]).toMatchObject([{ status: 'player', userId: 8 }, []]);
  });

  it('[LOAD-7] waits longer after each failure, up to 30 s, with random jitter', () => {
    expect([0, 1, 2, 9].map((failures) => reconnectDelayMs(failures, 0))).toEqual([500, 500, 500, 500]);
    expect([0, 1, 2, 9].map((failures) => reconnectDelayMs(failures, 1))).toEqual([12_000, 24_000, 30_000, 30_000]);
  });

  it('[LOAD-7] spreads the reconnects of 200 dropped connections over ten seconds, at most 40 in any second', () => {
    let seed = 11;
    const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    const delays = Array.from({ length: 200 }, () => reconnectDelayMs(0, next()));
    const bySecond = Array.from({ length: 12 }, (_, second) => delays.filter((ms) => Math.floor(ms / 1_000) === second).length);

    expect(Math.max(...delays) - Math.min(...delays)).toBeGreaterThanOrEqual(10_000);
    expect(bySecond.reduce((sum, one) => sum + one, 0)).toBe(200);
    expect(Math.max(...bySecond)).toBeLessThanOrEqual(40);
  });

  it.each([
    ['no text at all', 7],
    ['no JSON', '{'],
    ['another type', '{"type":"alert"}'],
    ['a message without its number', JSON.stringify({ type: 'message', message: { ...message(1), n: 0 } })],
    ['a text that is none', JSON.stringify({ type: 'message', message: { ...message(1), text: {} } })],
    ['a text without end', JSON.stringify({ type: 'message', message: { ...message(1), text: 'x'.repeat(4_001) } })],
    ['a history with a hole', JSON.stringify({ type: 'history', messages: [null], readUpTo: 0 })],
    ['a refusal for no reason', '{"type":"refused","id":"a","reason":"mood"}'],
  ])('[SEC-5] rejects %s', (_name, text) => {
    expect(readServerMessage(text)).toBeNull();
  });
});

describe('providers', () => {
  it.each([
    [0, null],
    ['0', null],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
    [42, '42'],
    [' ab ', 'ab'],
  ])('[SU-01] reads the consultant id %p as %p', (id, read) => {
    expect(consultantId(id)).toBe(read);
  });

  it.each([
    ['nothing configured', undefined, null],
    ['the own conversation', { provider: 'own' as const }, null],
    ['a provider without a number', { provider: 'chatra' as const, id: ' ' }, null],
    ['a script that is not on TLS', { provider: 'chatra' as const, id: 'a', scriptUrl: 'http://x.test/a.js' }, null],
    ['suphelper without an address', { provider: 'suphelper' as const, id: 'a' }, null],
    ['livechat', { provider: 'livechat' as const, id: 7 }, '*.livechatinc.com'],
    ['livechat from elsewhere', { provider: 'livechat' as const, id: 7, scriptUrl: 'https://help.test/w.js' }, 'help.test'],
    ['a name that only ends like theirs', { provider: 'chatra' as const, id: 'a', scriptUrl: 'https://notchatra.io/w.js' }, 'notchatra.io'],
    ['suphelper', { provider: 'suphelper' as const, version: 2, id: 'a', scriptUrl: 'https://help.test/w.js' }, 'help.test'],
  ])('[SU-01] %s allows the host %p', (_name, configured, host) => {
    expect(consultantHost(configured)).toBe(host);
    expect(consultantOf(configured).kind).toBe(host === null ? 'own' : 'provider');
  });

  /** Simulates the script of each provider. */
  const scripts = {
    livechat: (globals: Record<string, unknown>, calls: unknown[][]) => {
      const listeners = new Map<unknown, (value?: unknown) => void>();
      const widget = globals['LiveChatWidget'] as { _q: [string, unknown[]][]; _h: (name: string, values: unknown[]) => void };
      widget._h = (name, values) => {
        if (name === 'on') listeners.set(values[0], values[1] as () => void);
        else calls.push(values);
      };
      for (const [name, values] of widget._q) widget._h(name, values);
      globals['emit'] = (event: string, value: unknown) => listeners.get(event)?.(value);
      globals['unread'] = () => listeners.get('new_event')?.({ author: { type: 'agent' } });
      listeners.get('ready')?.();
    },
    chatra: (globals: Record<string, unknown>, calls: unknown[][]) => {
      globals['Chatra'] = (...values: unknown[]) => calls.push(values);
      globals['unread'] = () =>
        (globals['ChatraSetup'] as { onUnreadMessagesCountChange: (count: number) => void }).onUnreadMessagesCountChange(1);
    },
    helpcrunch: (globals: Record<string, unknown>, calls: unknown[][]) => {
      globals['HelpCrunch'] = (name: string, listener?: (event: unknown) => void) => {
        if (name === 'onNewUnreadMessages') globals['unread'] = () => listener?.({ newUnreadMessagesCount: 1 });
        else calls.push([name]);
      };
    },
    suphelper: (globals: Record<string, unknown>, calls: unknown[][]) => {
      globals['suphelper'] = (name: string, ...values: unknown[]) => {
        if (name === 'on') globals['unread'] = () => (values[1] as (count: number) => void)(1);
        else if (name === 'open') calls.push([name]);
      };
      globals['SupHelperWidget'] = class {
        constructor({ onUnread }: { onUnread: (count: number) => void }) {
          globals['unread'] = () => onUnread(1);
        }
        open = () => calls.push(['open']);
      };
    },
  };

  it.each([
    ['livechat', 3, [['maximize']]],
    ['chatra', 3, [['openChat', true]]],
    ['helpcrunch', 3, [['openChat']]],
    ['suphelper', 2, [['open']]],
    ['suphelper', 3, [['open']]],
  ] as const)(
    '[SU-01] %s (version %i) loads its script, opens, and reports unread messages through the common interface',
    async (provider, version, opened) => {
      const globals: Record<string, unknown> = {};
      const calls: unknown[][] = [];
      const loadScript = jest.fn(async () => scripts[provider](globals, calls));
      const counts: number[] = [];

      const widget = await CONSULTANTS[provider]({ id: '1:2', scriptUrl: 'https://help.test/w.js', version }, { globals, loadScript });
      widget.onUnread((count) => counts.push(count));
      (globals['unread'] as () => void)();
      widget.open();

      expect(loadScript.mock.calls).toEqual([['https://help.test/w.js']]);
      expect(calls).toEqual(opened);
      expect(counts[0]).toBe(1);
    },
  );

  it('[SU-01] livechat counts messages from support while its window is closed', async () => {
    const globals: Record<string, unknown> = {};
    const loadScript = async () => scripts.livechat(globals, []);
    const widget = await CONSULTANTS.livechat({ id: '7', scriptUrl: 'https://help.test/w.js', version: 3 }, { globals, loadScript });
    const emit = globals['emit'] as (event: string, value: unknown) => void;
    const counts: number[] = [];
    widget.onUnread((count) => counts.push(count));

    emit('new_event', { author: { type: 'customer' } });
    emit('new_event', { author: { type: 'agent' } });
    emit('new_event', { author: { type: 'agent' } });
    emit('visibility_changed', { visibility: 'maximized' });
    emit('new_event', { author: { type: 'agent' } });
    emit('visibility_changed', { visibility: 'minimized' });
    emit('new_event', { author: { type: 'agent' } });

    expect(counts).toEqual([1, 2, 0, 1]);
    expect(globals['__lc']).toMatchObject({ license: 7 });
  });

  it('[SU-01] livechat is unavailable until it reports that it is ready', async () => {
    let isThere = false;
    const settings = { id: '7', scriptUrl: 'https://help.test/w.js', version: 3 };
    void CONSULTANTS.livechat(settings, { globals: {}, loadScript: async () => undefined }).then(() => (isThere = true));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();

    expect(isThere).toBe(false);
  });

  it('[SU-01] fails with a clear error when the suphelper script does not provide its widget', async () => {
    const starting = CONSULTANTS.suphelper(
      { id: 'a', scriptUrl: 'https://help.test/w.js', version: 2 },
      { globals: {}, loadScript: async () => undefined },
    );

    await expect(starting).rejects.toThrow('has not brought its widget');
  });
});
