import type { ComponentProps } from 'react';

export interface DrawingProps extends Omit<ComponentProps<'img'>, 'alt' | 'loading' | 'decoding'> {
  /** Where the picture is. */
  src: string;
  /** Of the room that is kept for it, in pixels. */
  width: number;
  /** As `width`. */
  height: number;
}

/**
 * A picture that decorates: silent, asked for when it scrolls near, and left out for whoever saves data.
 *
 * No keyboard and no name.
 */
export function Drawing(props: DrawingProps) {
  return <img {...props} alt="" loading="lazy" decoding="async" />;
}
