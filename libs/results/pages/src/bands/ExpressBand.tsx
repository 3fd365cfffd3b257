import { useAnswer } from '@touchline/betting-event-list';
import { withLanguage } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { ExpressCard } from '../express/ExpressCard.tsx';
import styles from '../express/Express.module.css';
import { titles } from '../page-words.ts';
import { expressQuestion } from '../questions.ts';
import { Band } from './Band.tsx';
import { RENEW_MS } from './renew.ts';

/** Number of expresses that fit side by side on a desktop; the page has the rest. */
const SHOWN = 2;

/** Expresses of the day at current prices; empty on a day without any. @spec BT-09 */
export function ExpressBand() {
  const lang = useSelector(selectLanguage);
  const { view } = useAnswer(
    useMemo(() => expressQuestion(lang), [lang]),
    RENEW_MS,
  );
  if (view.status !== 'ready' || view.answer.expresses.length === 0) return null;
  const { expresses, servedAt } = view.answer;
  return (
    <Band title={<FormattedMessage {...titles.express} />} href={withLanguage('/express', lang)}>
      <div className={styles.cards}>
        {expresses.slice(0, SHOWN).map((express) => (
          <ExpressCard key={express.kind} express={express} servedAt={servedAt} heading="h3" />
        ))}
      </div>
    </Band>
  );
}
