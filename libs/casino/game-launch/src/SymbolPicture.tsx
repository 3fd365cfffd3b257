import { type GameArt, loadGameArt, paintPicture, type Picture, symbolOf } from '@touchline/casino-game-art';
import { type ComponentType, useEffect, useMemo, useRef, useState } from 'react';
import type { GameLook } from './game-look.ts';
import styles from './GameStage.module.css';

const SIDE = 40;
/** Pixels of the picture for each pixel of the page: sharp on the screens of phones. */
const PIXELS = 2;

function Drawn({ picture }: { picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext?.('2d');
    if (context === null || context === undefined) return;
    const scale = (SIDE * PIXELS) / picture.width;
    context.clearRect(0, 0, SIDE * PIXELS, SIDE * PIXELS);
    paintPicture(context, picture, scale);
  }, [picture]);
  return <canvas ref={canvas} className={styles.symbol} width={SIDE * PIXELS} height={SIDE * PIXELS} aria-hidden="true" />;
}

/** Draws the symbols of a game's pay table as on its stage; null until its art is loaded, and for a game without symbols. */
export function useSymbols(look: GameLook | null): ComponentType<{ symbol: string }> | null {
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
  return useMemo(() => {
    if (art === null) return null;
    return function Symbol({ symbol }: { symbol: string }) {
      const picture = symbolOf(art, symbol);
      return picture === undefined ? null : <Drawn picture={picture} />;
    };
  }, [art]);
}
