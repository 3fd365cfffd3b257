import type { Climb, Idle, Scene } from '@touchline/casino-game-math';
import { lazy, type ReactNode, Suspense } from 'react';
import type { MoneyUnit } from '../format.ts';
import { BingoCard, NumbersBoard, ScratchCard } from './Numbers.tsx';
import { CardTable } from './Cards.tsx';
import {
  ClimbBoard,
  CoinBoard,
  DiceBoard,
  FootballBoard,
  HiloBoard,
  PlinkoBoard,
  RaceBoard,
  RollBoard,
  ShotBoard,
  TilesBoard,
  WheelBoard,
} from './Instant.tsx';
import { IdleBoard } from './Idle.tsx';
import { MinesBoard } from './Mines.tsx';
import { RouletteWheel } from './Roulette.tsx';
import { SlotGrid } from './SlotGrid.tsx';

/** Tables with dice are loaded when one is played. */
const SicBoBoard = lazy(async () => ({ default: (await import('./DiceTables.tsx')).SicBoBoard }));
const CrapsBoard = lazy(async () => ({ default: (await import('./DiceTables.tsx')).CrapsBoard }));

export interface BoardProps {
  /** The empty table. */
  idle: Idle;
  scene: Scene | null;
  /** How time moves the round, if it does. */
  climb?: Climb | null;
  /** Whether bets lie on places; the hands of a card table are then sides to bet on. */
  isTable: boolean;
  /** Currency of the sums on a table; without it they are left out. */
  unit?: MoneyUnit;
  /** Round counter; a new value restarts the picture. */
  round: number;
  /** Start of an open round on this page's clock; null once the round is over. */
  startedAt: number | null;
  isCalm: boolean;
  /** Whether the round returned more than its stake; only then are payouts drawn as a win. */
  isGain: boolean;
  isLocked: boolean;
  onMove: (move: string) => void;
  onShown: () => void;
}

type Boards = { readonly [Kind in Scene['kind']]: (scene: Extract<Scene, { kind: Kind }>, props: BoardProps) => ReactNode };

/** The board of each scene; a new kind of scene needs one to compile. */
const BOARDS: Boards = {
  slots: (scene, { round, isCalm, isGain, onShown }) => <SlotGrid key={round} {...{ scene, isCalm, isGain, onShown }} />,
  roulette: (scene) => <RouletteWheel scene={scene} />,
  cards: (scene, { isTable }) => <CardTable scene={scene} isTwoSides={isTable} />,
  numbers: (scene) => <NumbersBoard scene={scene} />,
  waiting: ({ card }, { idle }) => (card === undefined ? <IdleBoard idle={idle} /> : <BingoCard scene={{ card, drawn: [] }} />),
  bingo: (scene) => <BingoCard scene={scene} />,
  scratch: (scene, { isGain }) => <ScratchCard scene={scene} isGain={isGain} />,
  climb: (scene, { startedAt, climb = null }) => <ClimbBoard {...{ scene, startedAt, climb }} />,
  roll: (scene) => <RollBoard scene={scene} />,
  mines: (scene, { isLocked, onMove }) => <MinesBoard {...{ scene, isLocked, onMove }} />,
  plinko: (scene) => <PlinkoBoard scene={scene} />,
  hilo: (scene) => <HiloBoard scene={scene} />,
  wheel: (scene) => <WheelBoard scene={scene} />,
  shot: (scene) => <ShotBoard scene={scene} />,
  coin: (scene) => <CoinBoard scene={scene} />,
  'two-dice': (scene) => <DiceBoard scene={scene} />,
  'sic-bo': (scene, { unit = null }) => (
    <Suspense fallback={null}>
      <SicBoBoard scene={scene} unit={unit} />
    </Suspense>
  ),
  craps: (scene, { unit = null }) => (
    <Suspense fallback={null}>
      <CrapsBoard scene={scene} unit={unit} />
    </Suspense>
  ),
  football: (scene) => <FootballBoard scene={scene} />,
  racing: (scene) => <RaceBoard scene={scene} />,
  tiles: (scene) => <TilesBoard scene={scene} />,
  void: (_, { idle }) => <IdleBoard idle={idle} />,
};

/** The picture of a round. A loss with a partial return is not drawn as a win. @spec CS-05 LIM-5 */
export function Board(props: BoardProps) {
  const { scene, idle } = props;
  // A page that is older than the backend may get a scene that it does not know.
  if (scene === null || !Object.hasOwn(BOARDS, scene.kind)) return <IdleBoard idle={idle} />;
  return (BOARDS[scene.kind] as (of: Scene, around: BoardProps) => ReactNode)(scene, props);
}
