import { confirmationAnswered, selectPlay } from '@touchline/responsible-gaming-play-state';
import { LimitConfirmDialog } from '@touchline/responsible-gaming-ui';
import { useDispatch, useSelector } from 'react-redux';

/** Asks for the confirmation of a looser limit when its waiting period is over, on any page. @spec RG-05 */
export function LimitConfirm() {
  const dispatch = useDispatch();
  const { confirmation, confirming, check } = useSelector(selectPlay);
  // A reality check takes precedence: one question at a time.
  if (confirmation === null || check !== null) return null;
  return (
    <LimitConfirmDialog
      limit={confirmation}
      isBusy={confirming === 'busy'}
      hasFailed={confirming === 'failed'}
      onAnswer={(answer) => dispatch(confirmationAnswered(answer))}
    />
  );
}
