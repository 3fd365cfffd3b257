import { confirmTermsWanted } from '@touchline/identity-agreements-state';
import { logoutRequested } from '@touchline/identity-state';
import { TermsDialog } from '@touchline/identity-ui';
import { selectView } from '@touchline/shared-state';
import { useDispatch, useSelector } from 'react-redux';
import type { ModalProps } from '../app/modal-props.ts';

/** The question about changed terms, connected to the store. @spec ID-18 */
export function TermsModal({ onClose, mustAnswer = false }: Pick<ModalProps, 'onClose'> & { mustAnswer?: boolean }) {
  const dispatch = useDispatch();
  const { userTermsChangedUpdatedAt } = useSelector(selectView);
  return (
    <TermsDialog
      since={userTermsChangedUpdatedAt}
      mustAnswer={mustAnswer}
      onClose={onClose}
      onConfirm={() => dispatch(confirmTermsWanted())}
      onSignOut={() => dispatch(logoutRequested())}
    />
  );
}
