import type { CasinoGame } from '@touchline/casino-contract';
import type { ComponentProps } from 'react';
import { useId, useMemo } from 'react';
import { artDesign } from './art-design.ts';

export interface GameArtProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** What is drawn follows from title, model and theme. */
  game: Pick<CasinoGame, 'title' | 'model' | 'theme'>;
}

/**
 * The picture of a casino game that brings none: 3:4, drawn from its title, the same wherever it is shown.
 *
 * No keyboard and no name: whoever shows it says what the game is called.
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
