import { modalOpened } from '@touchline/platform-state';
import { Button, IconButton, PauseIcon } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';

function useBreak() {
  const label = useIntl().formatMessage({ id: 'shell.strip.break', defaultMessage: 'Break' });
  const dispatch = useDispatch();
  return { label, props: { size: 'small', look: 'quiet', onClick: () => dispatch(modalOpened({ modal: 'break' })) } } as const;
}

/** Button for a break of 24 hours, on every page of a player. @spec LIM-14 */
export function BreakButton() {
  const { label, props } = useBreak();
  return <Button {...props}>{label}</Button>;
}

/** The same button as an icon, for the strip of phones. @spec LIM-14 */
export function NarrowBreakButton() {
  const { label, props } = useBreak();
  return (
    <IconButton {...props} label={label}>
      <PauseIcon />
    </IconButton>
  );
}
