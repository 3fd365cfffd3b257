import { modalOpened } from '@touchline/platform-state';
import { Button, IconButton, PauseIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

/**
 * Button for a break of 24 hours, on every page of a player.
 *
 * @param isNarrow - on a phone: only the icon.
 * @spec LIM-14
 */
export function BreakButton({ isNarrow = false }: { isNarrow?: boolean }) {
  const label = useIntl().formatMessage({ id: 'shell.strip.break', defaultMessage: 'Break' });
  const dispatch = useDispatch();
  const common = { size: 'small', look: 'quiet', onClick: () => dispatch(modalOpened({ modal: 'break' })) } as const;
  return isNarrow ? (
    <IconButton {...common} label={label}>
      <PauseIcon />
    </IconButton>
  ) : (
    <Button {...common}>{label}</Button>
  );
}
