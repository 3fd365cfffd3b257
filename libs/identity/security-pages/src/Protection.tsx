import type { SecurityAnswer } from '@touchline/identity-contract';
import { PROTECTION_METHODS, protectionGrade } from '@touchline/identity-rules';
import { CheckIcon, MinusIcon, ProgressBar } from '@touchline/ui-kit';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styles from './Security.module.css';

const levels = defineMessages({
  bad: { id: 'security.level.bad', defaultMessage: 'Weak' },
  normal: { id: 'security.level.normal', defaultMessage: 'Fair' },
  good: { id: 'security.level.good', defaultMessage: 'Good' },
  full: { id: 'security.level.full', defaultMessage: 'Full' },
});
const methods = defineMessages({
  is_changed_password: { id: 'security.method.password', defaultMessage: 'Password changed by you' },
  enable_two_factor_auth: { id: 'security.method.twoStep', defaultMessage: 'Two-step sign-in' },
  enable_phone_binding: { id: 'security.method.phone', defaultMessage: 'Confirmed phone' },
  enable_security_question: { id: 'security.method.question', defaultMessage: 'Security question' },
  enable_email_auth: { id: 'security.method.email', defaultMessage: 'Sign-in code by email' },
});

/** Protection level and the methods that contribute to it. @spec ID-21 */
export function Protection({ security }: { security: SecurityAnswer }) {
  const intl = useIntl();
  const { protection_level: level, protection_methods: on } = security;
  const word = intl.formatMessage(levels[protectionGrade(level)]);
  return (
    <section className={styles.card} data-level={protectionGrade(level)}>
      <ProgressBar
        label={<FormattedMessage id="security.level" defaultMessage="Protection level" />}
        value={level}
        valueText={intl.formatMessage({ id: 'security.level.text', defaultMessage: '{word}, {level}%' }, { word, level })}
      />
      <ul className={styles.methods}>
        {PROTECTION_METHODS.map((method) => (
          <li key={method} data-on={on[method] || undefined}>
            {on[method] ? <CheckIcon /> : <MinusIcon />}
            <span>{intl.formatMessage(methods[method])}</span>
            <span className={styles.fact}>
              {on[method] ? (
                <FormattedMessage id="security.on" defaultMessage="On" />
              ) : (
                <FormattedMessage id="security.off" defaultMessage="Off" />
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
