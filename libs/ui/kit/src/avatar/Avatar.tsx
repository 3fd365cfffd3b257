import type { ComponentProps, CSSProperties } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { UserIcon } from '../icons/icons.ts';
import styles from './Avatar.module.css';
import { avatarDesign } from './avatar-design.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person; letters and colour come from it. Empty: a nameless visitor. */
  name: string;
  /** Their picture; the letters stand where it does not come. */
  src?: string;
  /** Side in pixels; 32 unless told. */
  size?: number;
}

/**
 * A person beside their name: a picture, or their letters in a colour that is always theirs. It is silent, because the name stands beside
 * it.
 *
 * No keyboard.
 */
export function Avatar({ name, src, size = 32, className, style, ...rest }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { letters, hue } = avatarDesign(name);
  const own = { '--size': `${size}px`, '--hue': hue, ...style } as CSSProperties;
  return (
    <span {...rest} aria-hidden="true" className={cx(styles.avatar, className)} style={own} data-nameless={letters === '' ? '' : undefined}>
      {src !== undefined && src !== failed ? (
        <img src={src} alt="" width={size} height={size} loading="lazy" decoding="async" onError={() => setFailed(src)} />
      ) : letters === '' ? (
        <UserIcon />
      ) : (
        letters
      )}
    </span>
  );
}
