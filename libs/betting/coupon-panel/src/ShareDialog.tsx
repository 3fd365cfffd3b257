import { selectSharedCoupon, sharedClosed, shareRequested } from '@touchline/betting-coupon-state';
import { ShareCoupon } from '@touchline/betting-ui';
import { homePath } from '@touchline/shared-routes';
import { portsOf, selectLanguage } from '@touchline/shared-state';
import { Dialog, QrCode } from '@touchline/ui-kit';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector, useStore } from 'react-redux';

/** Shares the coupon as a code, a link and a QR code of the link. @spec CP-31 */
export function ShareDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { origin } = portsOf(useStore());
  const lang = useSelector(selectLanguage);
  const shared = useSelector(selectSharedCoupon);
  const [copied, setCopied] = useState<'code' | 'link' | null>(null);
  useEffect(() => {
    dispatch(shareRequested());
    return () => void dispatch(sharedClosed());
  }, [dispatch]);
  const code = shared.status === 'ready' ? shared.code : '';
  const link = `${origin}${homePath(lang)}?coupon=${code}`;
  const copy = async (text: string): Promise<void> => {
    // If the page can't write to the clipboard, the text is visible for copying by hand.
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (isCopied) setCopied(text === code ? 'code' : 'link');
  };
  return (
    <Dialog isOpen onClose={onClose} title={intl.formatMessage({ id: 'betting.share.title', defaultMessage: 'Share coupon' })}>
      <ShareCoupon
        share={shared.status === 'ready' ? { status: 'ready', code, link } : { status: shared.status === 'failed' ? 'failed' : 'busy' }}
        onRetry={() => dispatch(shareRequested())}
        onCopy={(text) => void copy(text)}
        copied={copied}
        qr={<QrCode value={link} label={intl.formatMessage({ id: 'betting.share.qr', defaultMessage: 'QR code of this coupon' })} />}
      />
    </Dialog>
  );
}
