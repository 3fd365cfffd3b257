import type { ComponentProps, ReactNode } from 'react';
import { useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../button/Button.tsx';
import { cx } from '../cx.ts';
import { VideoIcon, WarnIcon } from '../icons/icons.ts';
import { StateBlock } from '../states/StateBlock.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { frameVerdict } from './frame-verdict.ts';
import styles from './MediaFrame.module.css';

export interface MediaFrameProps extends Omit<ComponentProps<'div'>, 'title' | 'children'> {
  /** Url of the player or game: another site, https. */
  src: string;
  /** Describes the content; the name of the frame. */
  title: string;
  /** Aspect ratio, width by height; default 16 / 9. */
  ratio?: number;
  /** Loads at once. By default the player has to press first, so that no third-party request is made before. */
  isReady?: boolean;
  /** Picture behind the start button. */
  poster?: ReactNode;
  /** Lets the frame keep its own storage, as stream players need; never for a page of unknown origin. */
  mayKeepData?: boolean;
  /** Origin of the surrounding page; default is the document's. */
  pageOrigin?: string;
}

const never = () => () => undefined;

/**
 * A stream, match tracker or game of another site in a sandboxed frame: it may run scripts, nothing else, and gets no referrer.
 *
 * Keyboard: the start button, then the frame, are tab stops. Accessible name: `title`, after the text of the button.
 */
export function MediaFrame({
  src,
  title,
  ratio = 16 / 9,
  isReady = false,
  poster,
  mayKeepData = false,
  pageOrigin: givenOrigin,
  className,
  style,
  ...rest
}: MediaFrameProps) {
  // The edge has no origin to compare with, so the frame is rendered in the browser only.
  const own = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const pageOrigin = givenOrigin ?? own;
  const [wanted, setWanted] = useState<string | null>(null);
  const [loaded, setLoaded] = useState<string | null>(null);
  const isWanted = isReady || wanted === src;
  const refusal = pageOrigin === '' ? null : frameVerdict(src, pageOrigin);
  return (
    <div
      {...rest}
      className={cx(styles.media, className)}
      style={{ aspectRatio: ratio, ...style }}
      aria-busy={(isWanted && loaded !== src && refusal === null) || undefined}
    >
      {refusal !== null ? (
        <StateBlock
          icon={<WarnIcon />}
          title={<FormattedMessage id="ui.media.refused" defaultMessage="Not available here" />}
          data-refusal={refusal}
        />
      ) : isWanted && pageOrigin !== '' ? (
        <iframe
          src={src}
          title={title}
          sandbox={mayKeepData ? 'allow-scripts allow-same-origin' : 'allow-scripts'}
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="no-referrer"
          loading="lazy"
          className={styles.frame}
          data-loaded={loaded === src ? '' : undefined}
          onLoad={() => setLoaded(src)}
        />
      ) : (
        <>
          {poster !== undefined && <div className={styles.poster}>{poster}</div>}
          <Button look="primary" className={styles.start} onClick={() => setWanted(src)}>
            <VideoIcon />
            <FormattedMessage id="ui.media.start" defaultMessage="Play" />
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        </>
      )}
    </div>
  );
}
