import { confirmationAnswered, selectPlay } from '@touchline/responsible-gaming-play-state';
import { LimitConfirmDialog } from '@touchline/responsible-gaming-ui';
import { useDispatch, useSelector } from 'react-redux';

/** A looser limit whose time has come asks for its answer by itself, over whatever page the player is on. @spec RG-05 */
export function LimitConfirm() {
  const dispatch = useDispatch();
  const { confirmation, confirming, check } = useSelector(selectPlay);
  // A reality check comes first: one question at a time.
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
