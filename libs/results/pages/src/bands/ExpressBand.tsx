import { useAnswer } from '@touchline/betting-event-list';
import { withLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { titles } from '../page-words.ts';
import { expressQuestion } from '../questions.ts';
import { Band } from './Band.tsx';
import { ReadyCoupon } from './ReadyCoupon.tsx';
import styles from './ReadyCoupon.module.css';
import { RENEW_MS } from './renew.ts';

/** All expresses of the day as small cards at current prices; empty on a day without any. @spec BT-09 */
export function ExpressBand() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const { view } = useAnswer(
    useMemo(() => expressQuestion(lang), [lang]),
    RENEW_MS,
  );
  if (view.status !== 'ready' || view.answer.expresses.length === 0) return null;
  return (
    <Band title={<FormattedMessage {...titles.express} />} href={withLanguage('/express', lang)} isTight>
      <ul className={styles.coupons} aria-label={intl.formatMessage(titles.express)}>
        {view.answer.expresses.map((express) => (
          <ReadyCoupon key={express.kind} express={express} />
        ))}
      </ul>
    </Band>
  );
}
