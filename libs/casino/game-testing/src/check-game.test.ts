import type { FromSite, RoundView } from '@touchline/casino-game-contract';
import { checkGame, type FrameHost, type GameOnScreen, reportText } from './index.ts';

type Fault =
  | 'greets-early'
  | 'accepts-junk'
  | 'accepts-strangers'
  | 'bets-twice'
  | 'bets-too-much'
  | 'bets-nonsense'
  | 'never-shown'
  | 'plays-by-itself'
  | 'one-id'
  | 'ignores-cycle'
  | 'asks-again'
  | 'takes-late-answers'
  | 'forgets-round'
  | 'forgets-other-window'
  | 'keeps-balance'
  | 'keeps-language'
  | 'silent-limit'
  | 'ignores-pause'
  | 'ignores-end';

/** A minimal game that keeps the contract: open cells until cashing out. Each fault breaks one rule. */
function smallGame(fault: Fault | null) {
  let nowMs = 0;
  const timers: { at: number; run: () => void }[] = [];
  const later = (ms: number, run: () => void): void => void timers.push({ at: nowMs + ms, run });
  const pass = async (ms: number): Promise<void> => {
    const until = nowMs + ms;
    for (
      let due = timers.sort((a, b) => a.at - b.at)[0];
      due !== undefined && due.at <= until;
      due = timers.sort((a, b) => a.at - b.at)[0]
    ) {
      timers.shift();
      nowMs = due.at;
      due.run();
    }
    nowMs = until;
  };
  let ids = 0;
  const open = async (host: FrameHost): Promise<GameOnScreen> => {
    let [isKnown, pendingId, round, balance, language]: [boolean, string | null, RoundView | null, number, string] = [
      false,
      null,
      null,
      0,
      'en',
    ];
    let [note, isPaused, isEnded, readyAt, isPoor] = ['', false, false, 0, false];
    const send = (message: object): void => host.parent.postMessage({ v: 1, ...message }, { targetOrigin: '*' });
    const newId = (): string => (fault === 'one-id' ? 'always-the-same' : `question-${(ids += 1)}`);
    const isOpen = (): boolean => round?.status === 'open';
    const ask = (message: object): void => {
      pendingId = newId();
      note = '';
      isPoor = false;
      send({ ...message, id: pendingId });
    };
    const bet = (): void => {
      readyAt = fault === 'ignores-cycle' ? 0 : nowMs + 5_000;
      ask({ type: 'play', amount: fault === 'bets-too-much' ? 1_000_000 : 100, choice: { mines: fault === 'bets-nonsense' ? 99 : 3 } });
      const sent = pendingId;
      if (fault === 'asks-again') later(5_000, () => pendingId === sent && bet());
    };
    const show = (shown: RoundView): void => {
      round = shown;
      if (fault !== 'keeps-balance' && shown.balance !== null) balance = shown.balance;
      if (shown.status !== 'open' && fault !== 'never-shown') send({ type: 'round-shown' });
      if (shown.status !== 'open' && fault === 'plays-by-itself') later(20_000, bet);
    };
    const handle = (message: FromSite): void => {
      if (message.type === 'init')
        [isKnown, balance, round] = [true, message.init.balance, fault === 'forgets-round' ? null : message.init.round];
      if (message.type === 'balance' && fault !== 'keeps-balance') balance = message.balance;
      if (message.type === 'language' && fault !== 'keeps-language') language = message.language;
      if (message.type === 'pause' && fault !== 'ignores-pause') isPaused = true;
      if (message.type === 'resume') isPaused = false;
      if (message.type === 'end' && fault !== 'ignores-end') isEnded = true;
      const isLate = (message.type === 'round' || message.type === 'refused') && message.id !== pendingId;
      if (isLate && fault !== 'takes-late-answers') return;
      if (message.type === 'round') {
        pendingId = null;
        show(message.round);
      }
      if (message.type !== 'refused') return;
      [pendingId, readyAt, isPoor] = [null, 0, message.reason === 'not-enough-money'];
      note = fault === 'silent-limit' ? '' : message.reason;
      if (message.round !== undefined && fault !== 'forgets-other-window') show(message.round);
    };
    const listener = ({ source, data }: MessageEvent): void => {
      if (source !== (host.parent as unknown) && fault !== 'accepts-strangers') return;
      const message = data as (FromSite & { v: number }) | null;
      const isOurs = typeof message === 'object' && message?.v === 1 && (message.type !== 'init' || 'init' in message);
      if (fault === 'accepts-junk' && !isOurs) send({ type: 'error', code: 'junk' });
      if (fault === 'accepts-strangers' && source !== (host.parent as unknown)) send({ type: 'close' });
      if (isOurs && (isKnown || message.type === 'init')) handle(message);
    };
    host.addEventListener('message', listener);
    send({ type: 'ready' });
    if (fault === 'greets-early') send({ type: 'round-shown' });
    const press = (isPossible: boolean, run: () => void): Promise<boolean> => {
      if (isPossible) run();
      return Promise.resolve(isPossible);
    };
    const canStart = (): boolean =>
      isKnown && !isOpen() && !isPaused && !isEnded && (pendingId === null ? nowMs >= readyAt : fault === 'bets-twice');
    return {
      play: () => press(canStart(), bet),
      move: (name) => press(isOpen() && pendingId === null && !isEnded, () => ask({ type: 'move', at: round?.made ?? 0, move: name })),
      deposit: () => press(isPoor, () => send({ type: 'cashier' })),
      text: () => `${language === 'ar' ? 'رصيدك' : 'Balance'} €${balance / 100} ${note}`,
      language: () => language,
      isCelebrating: () => false,
      close: async () => host.removeEventListener('message', listener),
    };
  };
  return { name: fault ?? 'sound', model: 'mines', open, pass };
}
const brokenBy = async (fault: Fault | null): Promise<string[]> =>
  (await checkGame(smallGame(fault))).findings
    .filter(({ verdict }) => verdict === 'broken')
    .map(({ rule, detail }) => `${rule}: ${detail}`);

it('[CS-02] passes a correct game on every rule', async () => {
  expect(await brokenBy(null)).toEqual([]);
});

it.each<[Fault, string]>([
  ['greets-early', 'start: it says more than ready before it knows how it is played'],
  ['accepts-junk', 'start: it answers what is no message of the contract'],
  ['accepts-strangers', 'start: it answers what is no message of the contract'],
  ['bets-twice', 'round: a second round can be started while the first is on its way'],
  ['bets-too-much', 'round: it bets 1000000 where 20 to 10000 are taken'],
  ['bets-nonsense', 'round: it bets what its model does not take'],
  ['never-shown', 'round: it does not say that the round was shown'],
  ['plays-by-itself', 'round: it plays on by itself'],
  ['one-id', 'lost answer: another bet has the id of the lost one'],
  ['ignores-cycle', 'cycle: the next round can be started before the cycle is over'],
  ['asks-again', 'lost answer: it asks again by itself: the site does that, under the same id'],
  ['takes-late-answers', 'lost answer: it shows the late answer to a question that was given up'],
  ['forgets-round', 'reload in a round: a new round can be started over the one that waits'],
  ['forgets-other-window', 'second window: a new round can be started over the one of another window'],
  ['keeps-balance', 'balance elsewhere: a balance that changed elsewhere cannot be read'],
  ['keeps-language', 'language: its words stay in the old language'],
  ['silent-limit', 'limit reached: it does not say that a limit was reached'],
  ['ignores-pause', 'pause: a round can be started while the site pauses the game'],
  ['ignores-end', 'session over: a move can be made though the session is over'],
])('[CS-02] finds a game with the fault %s: %s', async (fault, finding) => {
  expect(await brokenBy(fault)).toContain(finding);
});

it('[CS-02] renders a report as a table of games and rules, followed by the failures', () => {
  const findings = [
    { rule: 'start', verdict: 'met', detail: '' },
    { rule: 'cycle', verdict: 'broken', detail: 'it is too fast' },
  ] as const;
  expect(reportText([{ game: 'dice', findings }])).toBe(
    ['| Game | start | cycle |', '| ---- | ----- | ----- |', '| dice | yes   | NO    |', '', '- dice, cycle: it is too fast'].join('\n'),
  );
});
