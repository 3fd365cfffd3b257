import type { Climb, Idle, Scene } from '@touchline/casino-game-math';
import { lazy, Suspense } from 'react';
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

/** The picture of a round. A loss with a partial return is not drawn as a win. @spec CS-05 LIM-5 */
export function Board(props: BoardProps) {
  const { idle, scene, round, startedAt, isCalm, isGain, isLocked, isTable, onMove, onShown, climb = null, unit = null } = props;
  switch (scene?.kind) {
    case 'slots':
      return <SlotGrid key={round} scene={scene} isCalm={isCalm} isGain={isGain} onShown={onShown} />;
    case 'roulette':
      return <RouletteWheel scene={scene} />;
    case 'cards':
      return <CardTable scene={scene} isTwoSides={isTable} />;
    case 'numbers':
      return <NumbersBoard scene={scene} />;
    case 'waiting':
      return scene.card === undefined ? <IdleBoard idle={idle} /> : <BingoCard scene={{ card: scene.card, drawn: [] }} />;
    case 'bingo':
      return <BingoCard scene={scene} />;
    case 'scratch':
      return <ScratchCard scene={scene} isGain={isGain} />;
    case 'climb':
      return <ClimbBoard {...{ scene, startedAt, climb }} />;
    case 'roll':
      return <RollBoard scene={scene} />;
    case 'mines':
      return <MinesBoard scene={scene} isLocked={isLocked} onMove={onMove} />;
    case 'plinko':
      return <PlinkoBoard scene={scene} />;
    case 'hilo':
      return <HiloBoard scene={scene} />;
    case 'wheel':
      return <WheelBoard scene={scene} />;
    case 'shot':
      return <ShotBoard scene={scene} />;
    case 'coin':
      return <CoinBoard scene={scene} />;
    case 'two-dice':
      return <DiceBoard scene={scene} />;
    case 'sic-bo':
      return (
        <Suspense fallback={null}>
          <SicBoBoard scene={scene} unit={unit} />
        </Suspense>
      );
    case 'craps':
      return (
        <Suspense fallback={null}>
          <CrapsBoard scene={scene} unit={unit} />
        </Suspense>
      );
    case 'football':
      return <FootballBoard scene={scene} />;
    case 'racing':
      return <RaceBoard scene={scene} />;
    case 'tiles':
      return <TilesBoard scene={scene} />;
    default:
      return <IdleBoard idle={idle} />;
  }
}
