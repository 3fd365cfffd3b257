import { modalOpened } from '@touchline/platform-state';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

/** Button for a break of 24 hours, on every page of a player. @spec LIM-14 */
export function BreakButton() {
  const dispatch = useDispatch();
  return (
    <Button size="small" look="quiet" onClick={() => dispatch(modalOpened({ modal: 'break' }))}>
      <FormattedMessage id="shell.strip.break" defaultMessage="Break" />
    </Button>
  );
}
