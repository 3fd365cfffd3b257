import { opaqueForm } from '@touchline/identity-rules';
import { PasswordField } from '@touchline/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styles from './Form.module.css';

const SHORTEST = 8;
/** The server rejects passwords below this score. */
const WEAKEST = 2;

const words = defineMessages({
  short: { id: 'identity.strength.short', defaultMessage: 'At least 8 characters. A few unrelated words work well.' },
  weak: { id: 'identity.strength.weak', defaultMessage: 'Too easy to guess' },
  fair: { id: 'identity.strength.fair', defaultMessage: 'Good' },
  strong: { id: 'identity.strength.strong', defaultMessage: 'Strong' },
});

const lengthOf = (password: string): number => [...password].length;

type Strength = { of: string; score: number };

/** Loads the estimator once the password has its minimum length. Without it, only the server checks the strength. */
function useStrength(password: string, known: readonly string[]): number | null {
  const [strength, setStrength] = useState<Strength | null>(null);
  const inputs = known.join('\n');
  useEffect(() => {
    if (lengthOf(password) < SHORTEST) return undefined;
    let isWanted = true;
    import('./estimate.ts').then(
      ({ strengthOf }) => isWanted && setStrength({ of: password, score: strengthOf(password, inputs.split('\n')) }),
      () => undefined, // offline: the server checks the strength
    );
    return () => {
      isWanted = false;
    };
  }, [password, inputs]);
  return strength?.of === password ? strength.score : null;
}

export interface NewPasswordProps {
  name?: string;
  value: string;
  onChange: (password: string) => void;
  label: ReactNode;
  error?: ReactNode;
  /** Strings that are known about the person, such as name and e-mail; they add no strength to a password. */
  known?: readonly string[];
}

/** Field for a new password with a strength estimate. No character classes are required: length and unpredictability count. @spec ID-06 */
export function NewPassword({ name = 'password', value, onChange, label, error, known = [] }: NewPasswordProps) {
  const password = opaqueForm(value);
  const score = useStrength(password, known);
  const level = lengthOf(password) < SHORTEST || score === null ? 'short' : score < WEAKEST ? 'weak' : score < 4 ? 'fair' : 'strong';
  return (
    <div className={styles.password}>
      <PasswordField
        name={name}
        autoComplete="new-password"
        dir="auto"
        maxLength={256}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        label={label}
        error={error}
      />
      <p className={styles.strength} data-level={level} aria-live="polite">
        <span className={styles.bars} aria-hidden="true">
          <i />
          <i />
          <i />
        </span>
        <FormattedMessage {...words[level]} />
      </p>
    </div>
  );
}
