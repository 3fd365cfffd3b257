import type { CasinoGame } from '@touchline/casino-contract';
import type { ComponentProps } from 'react';
import { useId, useMemo } from 'react';
import { artDesign } from './art-design.ts';

export interface GameArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Title, model and theme determine the drawing. */
  game: Pick<CasinoGame, 'title' | 'model' | 'theme'>;
}

/**
 * Generated art (3:4) for a casino game without a picture; the same title always gives the same drawing.
 *
 * No keyboard and no accessible name: the parent has to name the game.
 *
 * @spec CS-01
 */
export function GameArt({ game: { title, model, theme }, ...rest }: GameArtProps) {
  const id = useId();
  const { top, bottom, shapes } = useMemo(() => artDesign({ title, model, theme }), [title, model, theme]);
  return (
    <svg {...rest} data-art="" viewBox="0 0 90 120" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop stopColor={top} />
          <stop offset="1" stopColor={bottom} />
        </linearGradient>
      </defs>
      <path d="M0 0h90v120H0z" fill={`url(#${id})`} />
      {shapes.map(({ path, fill, opacity }, at) => (
        <path key={at} d={path} fill={fill} opacity={opacity} />
      ))}
    </svg>
  );
}
