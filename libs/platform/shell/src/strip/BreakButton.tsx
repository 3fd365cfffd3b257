import { modalOpened } from '@touchline/platform-state';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';

/** A player's way to a break of 24 hours, on every page. @spec LIM-14 */
export function BreakButton() {
  const dispatch = useDispatch();
  return (
    <Button size="small" look="quiet" onClick={() => dispatch(modalOpened({ modal: 'break' }))}>
      <FormattedMessage id="shell.strip.break" defaultMessage="Break" />
    </Button>
  );
}
