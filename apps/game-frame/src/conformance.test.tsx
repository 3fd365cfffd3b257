import { connectGame } from '@touchline/casino-game-sdk';
import { modelOf, MODELS } from '@touchline/casino-game-math';
import { checkGame, type FrameHost, type GameOnScreen, type GameUnderTest, type Report, reportText } from '@touchline/casino-game-testing';
import { act, fireEvent, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Frame, type Messages } from './Frame.tsx';

const ROOT = join(__dirname, '../../..');
const wordsOf = async (language: string): Promise<Messages> =>
  language === 'en' ? {} : (JSON.parse(readFileSync(join(ROOT, `libs/casino/game-ui/messages/${language}.json`), 'utf8')) as Messages);
/** Advances time and clicks through rounds that are stepped by hand. */
async function pass(ms: number): Promise<void> {
  await act(async () => void jest.advanceTimersByTime(ms));
  for (let step = nextStep(); ms > 0 && step !== null; step = nextStep()) act(() => void fireEvent.click(step));
}
const CYCLE_MS = 6_000;
const nextStep = (): HTMLButtonElement | null => document.querySelector('[data-step]');

/** One of our games in its frame, operated by its buttons. */
async function onScreen(host: FrameHost): Promise<GameOnScreen> {
  const connect = (onMessage: Parameters<typeof connectGame>[1]) => connectGame(host, (message) => act(() => onMessage(message)));
  const { container, unmount } = render(<Frame connect={connect} isCalm wordsOf={wordsOf} />);
  await pass(0);
  const press = async (selector: string): Promise<boolean> => {
    const button = container.querySelector<HTMLButtonElement>(selector);
    if (button === null || button.closest(':disabled') !== null) return false;
    fireEvent.click(button);
    await pass(0);
    return true;
  };
  return {
    play: async () => {
      if (container.querySelector('[data-play]') === null) return false;
      const isEmpty = container.querySelector('[data-place]') !== null && container.querySelector('[data-bet]') === null;
      if (isEmpty) await press('[data-place]');
      return press('[data-play]');
    },
    // A roll waits for the game cycle.
    move: async (name) =>
      (await press(`[data-move="${name}"]`)) ||
      (name === 'roll' && (await pass(CYCLE_MS), press(`[data-move="${name}"]`))) ||
      (name.startsWith('hold') && press('.moves .play')),
    deposit: () => press('[role=alert] button'),
    text: () => container.textContent,
    language: () => document.documentElement.lang,
    isCelebrating: () => container.querySelector('[role=status][data-won]') !== null,
    close: async () => act(async () => unmount()),
  };
}
const ours = ({ id }: { id: string }): GameUnderTest => ({ name: id, model: id, open: onScreen, pass });

const reports: Report[] = [];
beforeAll(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

it.each(MODELS)('[CS-02] [CS-05] $id keeps the contract between games and site under all faults', async (model) => {
  const report = await checkGame(ours(model));
  reports.push(report);
  expect(report.findings.filter(({ verdict }) => verdict === 'broken')).toEqual([]);
});

/** What a rule applies to: games differ in nothing else, so that a new game leaves the page as it is. */
const kindOf = ({ game, findings }: Report): string => {
  if (modelOf(game)?.stake.max === 0) return 'without a stake';
  return findings.some(({ rule, verdict }) => rule === 'reload in a round' && verdict === 'met')
    ? 'with moves in a round'
    : 'without moves';
};

it('[CS-02] the report in the documentation is up to date', () => {
  const text = readFileSync(join(ROOT, 'docs/casino-conformance.md'), 'utf8');
  const firstOf = (kind: string) => reports.find((report) => kindOf(report) === kind)?.findings ?? [];
  for (const report of reports) expect([report.game, report.findings]).toEqual([report.game, firstOf(kindOf(report))]);
  const rows = ['without moves', 'with moves in a round', 'without a stake'].map((game) => ({
    game,
    findings: firstOf(game),
  }));
  expect(text).toContain(reportText(rows));
});
