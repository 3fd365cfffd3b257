import type { ComponentProps, CSSProperties } from 'react';
import { useState } from 'react';
import { cx } from '../cx.ts';
import { UserIcon } from '../icons/icons.ts';
import styles from './Avatar.module.css';
import { avatarDesign } from './avatar-design.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name of the person, for letters and colour. Empty for an anonymous visitor. */
  name: string;
  /** Url of their picture; letters are shown if it fails to load. */
  src?: string;
  /** Size in pixels; default 32. */
  size?: number;
}

/**
 * A person's picture, or their initials on a colour derived from the name. Hidden from screen readers, because the name is beside it.
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
        <span>{letters}</span>
      )}
    </span>
  );
}
