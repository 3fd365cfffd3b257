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
  /** Address of the player or game: another site, over a secure line. */
  src: string;
  /** What is shown; the name of the frame. */
  title: string;
  /** Width by height; 16 / 9 unless told. */
  ratio?: number;
  /** Loads at once. Unless told the player presses first, so that nobody else's page is asked before. */
  isReady?: boolean;
  /** Picture behind the button that starts it. */
  poster?: ReactNode;
  /** The frame may keep its own data, as players of streams need; never for a page of unknown origin. */
  mayKeepData?: boolean;
  /** Origin of the page around; the document's unless told. */
  pageOrigin?: string;
}

const never = () => () => undefined;

/**
 * A stream, a match tracker or a game of another site in a sandboxed frame: it runs its scripts and nothing else, and learns no address.
 *
 * Keyboard: the button that starts it, then the frame, are tab stops. Accessible name: `title`, after the word on the button.
 */
export function MediaFrame({
  src,
  title,
  ratio = 16 / 9,
  isReady = false,
  poster,
  mayKeepData = false,
  pageOrigin: told,
  className,
  style,
  ...rest
}: MediaFrameProps) {
  // On the edge there is no origin to compare with; the frame is drawn in the browser only.
  const own = useSyncExternalStore(
    never,
    () => location.origin,
    () => '',
  );
  const pageOrigin = told ?? own;
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
