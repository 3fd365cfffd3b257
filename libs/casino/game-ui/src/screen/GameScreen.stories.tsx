import type { RoundView } from '@touchline/casino-game-contract';
import type { ModelId } from '@touchline/casino-game-math';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { forcedRound, type Outcome } from '../testing/forced.ts';
import { GameScreen, type GameScreenProps } from './GameScreen.tsx';

const nothing = () => undefined;
const init = (model: ModelId): GameScreenProps['init'] => ({
  ...{ model, title: model, mode: 'money', language: 'en', direction: 'ltr', theme: 'light', currencyIso: 'EUR', exponent: 2 },
  ...{ balance: 10_000, stake: { min: 20, max: 10_000, usual: 100 }, cycleMs: 5_000, waitMs: 0, round: null },
});
/** A round that was already on the table when the game opened, so that the game is not idle. */
const withRound = (model: ModelId, round: RoundView | null, more: Partial<GameScreenProps> = {}): Partial<GameScreenProps> => ({
  ...{ init: init(model), round, balance: round?.balance ?? 10_000, count: round === null ? 0 : 1 },
  net: round?.status === 'settled' ? round.returned - round.staked : 0,
  ...more,
});
const forced = (model: ModelId, outcome: Outcome, more: Partial<GameScreenProps> = {}): Story => ({
  args: withRound(model, forcedRound(model, outcome), more),
});
const idle = (more: Partial<GameScreenProps>): Story => ({ args: withRound('slot-lines-5x3', null, more) });

const meta = {
  title: 'Games/Game screen',
  component: GameScreen,
  args: {
    ...{ init: init('slot-lines-5x3'), round: null, balance: 10_000, startedAt: null, count: 0, net: 0, isBusy: false },
    ...{ refusal: null, pause: null, isEnded: false, readyAt: 0, isCalm: true },
    ...{ onPlay: nothing, onMove: nothing, onCashier: nothing, onShown: nothing },
  },
  // The site sets a game's theme; in a story the toolbar does.
  render: (args, { globals }) => <GameScreen {...args} init={{ ...args.init, theme: globals['theme'] === 'dark' ? 'dark' : 'light' }} />,
  parameters: { width: 640 },
} satisfies Meta<typeof GameScreen>;
export default meta;
type Story = StoryObj<typeof GameScreen>;

export const SlotsWon = forced('slot-lines-5x3', 'win');
export const SlotsLost = forced('slot-lines-5x3', 'loss');
export const DrawWon = forced('tv-draw', 'win');
export const DrawLost = forced('tv-draw', 'loss');
export const RouletteWon = forced('roulette-european', 'win');
export const RouletteLost = forced('roulette-european', 'loss');
export const AmericanRouletteWon = forced('roulette-american', 'win');
export const SicBoWon = forced('sic-bo', 'win');
export const SicBoLost = forced('sic-bo', 'loss');
export const CrapsWon = forced('craps', 'win');
export const CrapsLost = forced('craps', 'loss');
export const CrapsOpen = forced('craps', 'open');
export const BlackjackWon = forced('blackjack', 'win');
export const BlackjackLost = forced('blackjack', 'loss');
export const BlackjackOpen = forced('blackjack', 'open');
export const FootballWon = forced('virtual-football', 'win');
export const FootballLost = forced('virtual-football', 'loss');
export const BaccaratWon = forced('baccarat', 'win');
export const BaccaratLost = forced('baccarat', 'loss');
export const CaribbeanStudWon = forced('caribbean-stud', 'win');
export const CaribbeanStudLost = forced('caribbean-stud', 'loss');
export const CaribbeanStudOpen = forced('caribbean-stud', 'open');
export const HoldemWon = forced('casino-holdem', 'win');
export const HoldemLost = forced('casino-holdem', 'loss');
export const HoldemOpen = forced('casino-holdem', 'open');
export const RacingWon = forced('virtual-racing', 'win');
export const RacingLost = forced('virtual-racing', 'loss');
export const VideoPokerWon = forced('video-poker-jacks', 'win');
export const VideoPokerLost = forced('video-poker-jacks', 'loss');
export const JokerPokerOpen = forced('video-poker-joker', 'open');
export const VideoPokerOpen = forced('video-poker-jacks', 'open');
export const KenoWon = forced('keno-80', 'win');
export const KenoLost = forced('keno-80', 'loss');
export const ScratchWon = forced('scratch-match-3', 'win');
export const ScratchLost = forced('scratch-match-3', 'loss');
export const BingoWon = forced('bingo-75', 'win');
export const BingoLost = forced('bingo-75', 'loss');
export const DiceWon = forced('dice', 'win');
export const DiceLost = forced('dice', 'loss');
export const MinesWon = forced('mines', 'win');
export const MinesLost = forced('mines', 'loss');
export const MinesOpen = forced('mines', 'open');
export const PlinkoWon = forced('plinko-8', 'win');
export const PlinkoLost = forced('plinko-8', 'loss');
export const HiLoWon = forced('hilo', 'win');
export const HiLoLost = forced('hilo', 'loss');
export const HiLoOpen = forced('hilo', 'open');
export const LimboWon = forced('limbo', 'win');
export const LimboLost = forced('limbo', 'loss');
export const WheelWon = forced('wheel-low', 'win');
export const WheelLost = forced('wheel-low', 'loss');
export const FishingWon = forced('fishing', 'win');
export const FishingLost = forced('fishing', 'loss');
export const CoinWon = forced('coin-flip', 'win');
export const CoinLost = forced('coin-flip', 'loss');
export const TwoDiceWon = forced('high-low', 'win');
export const TwoDiceLost = forced('high-low', 'loss');
export const LiveRouletteWon = forced('live-roulette', 'win');
export const LiveRouletteLost = forced('live-roulette', 'loss');
export const LiveBaccaratWon = forced('live-baccarat', 'win');
export const LiveBaccaratLost = forced('live-baccarat', 'loss');
export const SlotsFreeSpins = forced('slot-free-spins', 'feature');
export const SlotsRespins = forced('slot-hold-respin', 'feature');
export const SlotsCascade = forced('slot-cascade-6x5', 'feature');
export const TilesOpen = forced('skill-2048', 'open', { init: { ...init('skill-2048'), stake: { min: 0, max: 0, usual: 0 } } });

const climb = (more: Partial<RoundView>): RoundView => ({ ...forcedRound('limbo', 'loss'), model: 'crash', ...more });
export const CrashWon: Story = {
  args: withRound('crash', climb({ returned: 150, scene: { kind: 'climb', point: 240, cashedAt: 150, auto: 0 } })),
};
export const CrashLost: Story = { args: withRound('crash', climb({ scene: { kind: 'climb', point: 112, cashedAt: null, auto: 0 } })) };
export const BetPlaced: Story = {
  args: withRound('live-roulette', { ...forcedRound('live-roulette', 'loss'), status: 'open', scene: { kind: 'waiting', leftMs: 12_000 } }),
};
export const Jackpot = forced('slot-lines-5x3', 'loss', { round: { ...forcedRound('slot-lines-5x3', 'loss'), jackpot: 123_456 } });
/** The result could not be computed: the stake was refunded. */
export const Faulty = forced('dice', 'loss', {
  round: { ...forcedRound('dice', 'loss'), status: 'refunded', isFaulty: true, returned: 100, scene: { kind: 'void' } },
});
/** An abandoned round without any decision. */
export const Refunded = forced('mines', 'open', {
  round: { ...forcedRound('mines', 'open'), status: 'refunded', returned: 100, moves: [] },
});
export const Idle = idle({});
export const Busy = idle({ isBusy: true });
export const LimitReached = idle({ refusal: 'limit-reached' });
export const NotEnoughMoney = idle({ refusal: 'not-enough-money', balance: 40 });
export const NoResponse = idle({ refusal: 'no-answer' });
export const Restricted = idle({ refusal: 'restricted' });
export const RoundOpenElsewhere = idle({ refusal: 'round-open' });
export const TooFast = idle({ refusal: 'too-fast' });
export const PausedByRealityCheck = idle({ pause: 'reality-check' });
export const PausedByBreak = idle({ pause: 'break' });
export const Ended = idle({ isEnded: true });
export const Demo = idle({ init: { ...init('slot-lines-5x3'), mode: 'demo' } });
export const Mobile: Story = { ...forced('slot-lines-5x3', 'win'), parameters: { device: 'mobile', width: 360 } };
