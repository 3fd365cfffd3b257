import { type GameArt, loadGameArt, paintPicture, type Picture, symbolOf } from '@touchline/casino-game-art';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { GameLook } from './game-look.ts';
import styles from './GameStage.module.css';

const SIDE = 40;
/** Pixels of the picture for each pixel of the page: sharp on the screens of phones. */
const PIXELS = 2;

/** What a canvas is drawn by; null in tests of components, which have no canvas. */
export const contextOf = (canvas: HTMLCanvasElement | null): CanvasRenderingContext2D | null =>
  typeof CanvasRenderingContext2D === 'undefined' ? null : (canvas?.getContext('2d') ?? null);

function Drawn({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = contextOf(canvas.current);
    if (context === null) return;
    const scale = (SIDE * PIXELS) / picture.width;
    context.clearRect(0, 0, SIDE * PIXELS, SIDE * PIXELS);
    paintPicture(context, picture, scale);
  }, [picture]);
  return <canvas ref={canvas} className={styles.symbol} width={SIDE * PIXELS} height={SIDE * PIXELS} aria-hidden="true" />;
}

/** The art of a look; null until it is loaded, and without a look. */
export function useGameArt(look: GameLook | null): GameArt | null {
  const [art, setArt] = useState<GameArt | null>(null);
  const { theme, game } = look ?? { theme: null, game: null };
  useEffect(() => {
    if (game === null) return undefined;
    let isGone = false;
    loadGameArt(theme, game).then(
      (loaded) => !isGone && setArt(loaded),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [theme, game]);
  return art;
}

/** Draws the symbols of a game's pay table as on its stage; null until its art is loaded, and for a game without symbols. */
export function useSymbols(look: GameLook | null): ComponentType<{ symbol: string }> | null {
  const art = useGameArt(look);
  return useMemo(() => {
    if (art === null) return null;
    return function SymbolOfGame({ symbol }: { symbol: string }) {
      const picture = symbolOf(art, symbol);
      return picture === undefined ? null : <Drawn picture={picture} />;
    };
  }, [art]);
}
