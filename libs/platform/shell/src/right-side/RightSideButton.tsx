import { IconButton, PanelIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';

export interface RightSideButtonProps {
  isFolded: boolean;
  onToggle: () => void;
}

/** Folds and unfolds the column of the coupon. @spec LY-10 */
export function RightSideButton({ isFolded, onToggle }: RightSideButtonProps) {
  const intl = useIntl();
  return (
    <IconButton
      size="small"
      data-wide=""
      aria-pressed={isFolded}
      label={intl.formatMessage({ id: 'shell.rightSide', defaultMessage: 'Hide coupon' })}
      onClick={onToggle}
    >
      <PanelIcon data-flip="" />
    </IconButton>
  );
}
