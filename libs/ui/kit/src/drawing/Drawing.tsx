import type { ComponentProps } from 'react';

export interface DrawingProps extends Omit<ComponentProps<'img'>, 'alt' | 'loading' | 'decoding'> {
  /** Url of the picture. */
  src: string;
  /** Width of the reserved space in pixels. */
  width: number;
  /** Height of the reserved space in pixels. */
  height: number;
}

/**
 * A decorative picture: hidden from screen readers, lazy-loaded, and omitted when the player saves data.
 *
 * No keyboard and no name.
 */
export function Drawing(props: DrawingProps) {
  return <img {...props} alt="" loading="lazy" decoding="async" />;
}
