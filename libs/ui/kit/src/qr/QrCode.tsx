import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';
import type { QrDrawing, QrRepair } from './encode.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What a scanner reads: an address or the number of a coupon. */
  value: string;
  /** What the code is for, in words: the name of the picture for those who don't see it. */
  label: string;
  /** Side in pixels; 168 unless told, never wider than its place. */
  size?: number;
  /** How much damage it survives; `M` on a screen, `Q` or `H` on paper that gets creased. */
  repair?: QrRepair;
  /** Words under the code: the same thing for a hand to type. */
  caption?: ReactNode;
}

type Drawn = { of: string; drawing: QrDrawing | null };

/**
 * A code for the camera of a phone. Dark on light in both themes, because that is what every scanner reads. The encoder is fetched when the
 * first code is shown. No keyboard: nothing here is pressed; what it says should stand beside it as a link or in `caption`. The picture's
 * name is `label`.
 */
export function QrCode({ value, label, size = 168, repair = 'M', caption, className, style, ...rest }: QrCodeProps) {
  const key = `${repair}:${value}`;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (drawing: QrDrawing | null) => {
      if (isWanted) setDrawn({ of: key, drawing });
    };
    // Too long a text and an encoder that did not come end alike: the words say what to do instead.
    import('./encode.ts').then(({ drawQr }) => show(drawQr(value, repair))).catch(() => show(null));
    return () => {
      isWanted = false;
    };
  }, [key, value, repair]);
  const current = drawn?.of === key ? drawn : null;
  return (
    <figure
      {...rest}
      aria-busy={current === null || undefined}
      className={cx(styles.figure, className)}
      style={{ inlineSize: size, ...style }}
    >
      {current === null ? (
        <span className={styles.empty} />
      ) : current.drawing === null ? (
        <span role="status" className={styles.failed}>
          <FormattedMessage id="ui.qr.failed" defaultMessage="Couldn't show the QR code" />
        </span>
      ) : (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${current.drawing.size} ${current.drawing.size}`}
          shapeRendering="crispEdges"
          className={styles.code}
        >
          <path d={current.drawing.path} />
        </svg>
      )}
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
