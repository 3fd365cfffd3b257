import { ProblemNotice, ProblemText, type Problem } from '@touchline/identity-forms';
import { Button, Dialog, PasswordField } from '@touchline/ui-kit';
import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './Security.module.css';

export interface AskProps {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Label of the button. */
  submit: ReactNode;
  onPassword: (password: string) => void;
  isRunning: boolean;
  problem: Problem | null;
  /** Fields in addition to the password. */
  children?: ReactNode;
}

/** Dialog for a change of a security setting; it always asks for the password. @spec ID-31 */
export function Ask({ isOpen, onClose, title, ...rest }: AskProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title}>
      <AskForm {...rest} />
    </Dialog>
  );
}

function AskForm({ submit, onPassword, isRunning, problem, children }: Omit<AskProps, 'isOpen' | 'onClose' | 'title'>) {
  const [password, setPassword] = useState('');
  const isOfPassword = problem?.code === 'wrong-password';
  return (
    <form
      className={styles.form}
      noValidate
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (password !== '') onPassword(password);
      }}
    >
      {!isOfPassword && <ProblemNotice problem={problem} />}
      <PasswordField
        name="password"
        dir="auto"
        data-autofocus=""
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        label={<FormattedMessage id="identity.currentPassword" defaultMessage="Current password" />}
        error={isOfPassword && problem !== null && <ProblemText problem={problem} />}
      />
      {children}
      <Button type="submit" look="primary" isBusy={isRunning} disabled={password === ''}>
        {submit}
      </Button>
    </form>
  );
}
