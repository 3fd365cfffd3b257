import { Button, CopyIcon, ErrorState, LinesSkeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Share.module.css';

/** What became of the wish to share. `code` is the short one to type, `link` a whole address with it. */
export type ShareView = { status: 'busy' } | { status: 'failed' } | { status: 'ready'; code: string; link: string };

export interface ShareCouponProps {
  /** Code and link, once the server gave them. */
  share: ShareView;
  /** The same link as a picture for the camera of a phone. */
  qr?: ReactNode;
  /** Ask the server again after a failure. */
  onRetry: () => void;
  /** Put this text, the code or the link, on the clipboard. */
  onCopy: (text: string) => void;
  /** What was copied last. */
  copied?: 'code' | 'link' | null;
}

/** A coupon as a short code, a link and a picture. What is shared are the bets, never stakes or the player. @spec CP-31 */
export function ShareCoupon({ share, qr, onRetry, onCopy, copied = null }: ShareCouponProps) {
  if (share.status === 'busy') return <LinesSkeleton count={3} />;
  if (share.status === 'failed') return <ErrorState isCard onRetry={onRetry} />;
  const copy = (text: string, isCopied: boolean) => (
    <Button size="small" onClick={() => onCopy(text)}>
      <CopyIcon />
      {isCopied ? (
        <FormattedMessage id="betting.share.copied" defaultMessage="Copied" />
      ) : (
        <FormattedMessage id="betting.share.copy" defaultMessage="Copy" />
      )}
    </Button>
  );
  return (
    <div className={styles.share} data-testid="share-coupon">
      <p>
        <FormattedMessage
          id="betting.share.words"
          defaultMessage="Anyone with the code can load these selections. Your stake and name aren't shared."
        />
      </p>
      <dl className={styles.lines}>
        <div>
          <dt>
            <FormattedMessage id="betting.share.code" defaultMessage="Booking code" />
          </dt>
          <dd className={styles.code}>
            <bdi dir="ltr" data-testid="share-code">
              {share.code}
            </bdi>
          </dd>
          <dd>{copy(share.code, copied === 'code')}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage id="betting.share.link" defaultMessage="Link" />
          </dt>
          <dd className={styles.link}>
            <bdi dir="ltr">{share.link}</bdi>
          </dd>
          <dd>{copy(share.link, copied === 'link')}</dd>
        </div>
      </dl>
      {qr}
    </div>
  );
}
