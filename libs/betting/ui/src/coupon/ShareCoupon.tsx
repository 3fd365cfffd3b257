import { Button, CopyIcon, ErrorState, LinesSkeleton } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Share.module.css';

/** State of sharing. `code` is the short code to type, `link` a URL that contains it. */
export type ShareView = { status: 'busy' } | { status: 'failed' } | { status: 'ready'; code: string; link: string };

export interface ShareCouponProps {
  /** State, with code and link once the server has answered. */
  share: ShareView;
  /** The link as a QR code. */
  qr?: ReactNode;
  /** Retries after a failure. */
  onRetry: () => void;
  /** Copies the code or the link to the clipboard. */
  onCopy: (text: string) => void;
  /** Which of them was copied last. */
  copied?: 'code' | 'link' | null;
}

/** A coupon as a short code, a link and a QR code. Only bets are shared, never stakes or personal data. @spec CP-31 */
export function ShareCoupon({ share, qr, onRetry, onCopy, copied = null }: ShareCouponProps) {
  if (share.status === 'busy') return <LinesSkeleton count={3} />;
  if (share.status === 'failed') return <ErrorState isCard onRetry={onRetry} />;
  const copy = (text: string, isCopied: boolean) => (
    <Button size="small" onClick={() => onCopy(text)}>
      <CopyIcon />
      <span>
        {isCopied ? (
          <FormattedMessage id="betting.share.copied" defaultMessage="Copied" />
        ) : (
          <FormattedMessage id="betting.share.copy" defaultMessage="Copy" />
        )}
      </span>
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
