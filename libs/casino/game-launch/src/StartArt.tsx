import { type GameArt, paintPicture, type Picture } from '@touchline/casino-game-art';
import { useEffect, useRef } from 'react';
import type { GameLook } from './game-look.ts';
import { contextOf, useGameArt } from './SymbolPicture.tsx';
import styles from './GameStage.module.css';

const WIDTH = 1280;
const HEIGHT = 480;
/** Symbols of a slot on its start screen: place, size and picture. */
const SYMBOLS: readonly (readonly [x: number, y: number, side: number, name: keyof GameArt['symbols']])[] = [
  [478, 190, 170, 'picture-2'],
  [802, 190, 170, 'picture-3'],
  [640, 180, 270, 'picture-1'],
];

function draw(context: CanvasRenderingContext2D, { backdrop, symbols }: GameArt, hasSymbols: boolean): void {
  const put = (picture: Picture, x: number, y: number, scale: number): void => {
    context.save();
    context.translate(x - (picture.width * scale) / 2, y - (picture.height * scale) / 2);
    paintPicture(context, picture, scale);
    context.restore();
  };
  context.clearRect(0, 0, WIDTH, HEIGHT);
  for (const { picture } of backdrop) put(picture, WIDTH / 2, HEIGHT / 2, WIDTH / (picture.width - 24));
  if (hasSymbols) for (const [x, y, side, name] of SYMBOLS) put(symbols[name], x, y, side / symbols[name].width);
}

export interface StartArtProps {
  look: GameLook;
  hasSymbols: boolean;
}

/** The picture of a game on its start screen: its backdrop, and of a slot the best of its symbols. */
export function StartArt({ look, hasSymbols }: StartArtProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const art = useGameArt(look);
  useEffect(() => {
    const context = contextOf(canvas.current);
    if (context !== null && art !== null) draw(context, art, hasSymbols);
  }, [art, hasSymbols]);
  return <canvas ref={canvas} className={styles.startArt} width={WIDTH} height={HEIGHT} aria-hidden="true" />;
}
