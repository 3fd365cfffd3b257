import type { ComponentProps, ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { cx } from '../cx.ts';
import type { QrDrawing, QrRepair } from './encode.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The encoded text: a url or the number of a coupon. */
  value: string;
  /** Accessible name: what the code is for. */
  label: string;
  /** Size in pixels; default 168, never wider than its container. */
  size?: number;
  /** Error correction level: `M` on a screen, `Q` or `H` on paper that may be creased. */
  repair?: QrRepair;
  /** Text under the code, to type by hand. */
  caption?: ReactNode;
}

type Drawn = { of: string; drawing: QrDrawing | null };

/**
 * A QR code for a phone's camera. Dark on light in both themes, because every scanner can read that. The encoder is loaded with the first
 * code. No keyboard: it is not interactive; the same content should be beside it as a link or in `caption`. The picture's name is `label`.
 */
export function QrCode({ value, label, size = 168, repair = 'M', caption, className, style, ...rest }: QrCodeProps) {
  const key = `${repair}:${value}`;
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (drawing: QrDrawing | null) => {
      if (isWanted) setDrawn({ of: key, drawing });
    };
    // An overlong text and an encoder that failed to load end the same way: the text says what to do instead.
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
          <FormattedMessage tagName="span" id="ui.qr.failed" defaultMessage="Couldn't show the QR code" />
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
