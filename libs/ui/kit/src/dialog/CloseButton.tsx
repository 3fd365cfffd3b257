import { useIntl } from 'react-intl';
import { IconButton } from '../button/Button.tsx';
import { CloseIcon } from '../icons/icons.ts';

/** The button that closes a dialog. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  return (
    <IconButton label={intl.formatMessage({ id: 'ui.close', defaultMessage: 'Close' })} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}
