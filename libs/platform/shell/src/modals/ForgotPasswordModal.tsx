import { modalOpened } from '@touchline/platform-state';
import { Button, Dialog, LinkButton } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import { useDispatch } from 'react-redux';
import { useLoginPath } from '../header/GuestLinks.tsx';
import type { ModalProps } from './modal-bodies.ts';

/** What a person can do who does not know their password. @spec RT-09 */
export function ForgotPasswordModal({ onClose }: ModalProps) {
  const dispatch = useDispatch();
  const signIn = useLoginPath();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={<FormattedMessage id="shell.forgot.title" defaultMessage="Forgot your password?" />}
      actions={
        <>
          <LinkButton href={signIn}>
            <FormattedMessage id="shell.forgot.signIn" defaultMessage="Back to sign-in" />
          </LinkButton>
          <Button
            look="primary"
            onClick={() => {
              onClose();
              dispatch(modalOpened({ modal: 'support' }));
            }}
          >
            <FormattedMessage id="shell.forgot.support" defaultMessage="Contact support" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage
          id="shell.forgot.words"
          defaultMessage="Contact support to reset your password. Never share your password with anyone, including us."
        />
      </p>
    </Dialog>
  );
}
