import type { Family, Scene } from '@touchline/casino-game-math';
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
import { MinesBoard } from './Mines.tsx';
import { RouletteWheel } from './Roulette.tsx';
import { SlotGrid } from './SlotGrid.tsx';
import styles from '../Game.module.css';

export interface BoardProps {
  family: Family;
  scene: Scene | null;
  /** Counts rounds: a new one starts its picture from the beginning. */
  round: number;
  /** When an open round began on this page's clock; null for one that is over. */
  startedAt: number | null;
  isCalm: boolean;
  /** The round returned more than its stake. Only then is what paid drawn as a win. */
  isGain: boolean;
  isLocked: boolean;
  onMove: (move: string) => void;
  onShown: () => void;
}

/** What a game shows before its first round. */
function Waiting({ family }: { family: Family }) {
  if (family === 'roulette') return <RouletteWheel scene={null} />;
  return (
    <svg viewBox="0 0 200 90" className={styles.curve} aria-hidden="true">
      {[40, 80, 120, 160].map((x, at) => (
        <rect key={x} x={x - 14} y={24 + (at % 2) * 6} width="28" height="38" rx="5" className={styles.idle} />
      ))}
    </svg>
  );
}

/** The picture of a round. A loss that pays something is not drawn as a win. @spec CS-05 LIM-5 */
export function Board({ family, scene, round, startedAt, isCalm, isGain, isLocked, onMove, onShown }: BoardProps) {
  switch (scene?.kind) {
    case 'slots':
      return <SlotGrid key={round} scene={scene} isCalm={isCalm} isGain={isGain} onShown={onShown} />;
    case 'roulette':
      return <RouletteWheel scene={scene} />;
    case 'cards':
      return <CardTable scene={scene} />;
    case 'numbers':
      return <NumbersBoard scene={scene} />;
    case 'waiting':
      return scene.card === undefined ? <Waiting family={family} /> : <BingoCard scene={{ card: scene.card, drawn: [] }} />;
    case 'bingo':
      return <BingoCard scene={scene} />;
    case 'scratch':
      return <ScratchCard scene={scene} isGain={isGain} />;
    case 'climb':
      return <ClimbBoard scene={scene} startedAt={startedAt} />;
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
    case 'football':
      return <FootballBoard scene={scene} />;
    case 'racing':
      return <RaceBoard scene={scene} />;
    case 'tiles':
      return <TilesBoard scene={scene} />;
    default:
      return <Waiting family={family} />;
  }
}
