import type { OverlayProps } from '@touchline/casino-stage-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hotAndCold, isNamed, type Result, SHOWN, withResult } from './last-numbers.ts';
import { colourOf, pocketText, wheelOf } from './wheel.ts';
import { calledAs, words } from './words.ts';
import styles from './roulette.module.css';

/** The last numbers of this visit, a number only once its round is shown, with the note that they mean nothing. @spec CS-05 LIM-5 */
export function Results({ scene, idle, around, count, isShown }: OverlayProps) {
  const intl = useIntl();
  const [results, setResults] = useState<readonly Result[]>([]);
  const pocket = isShown && scene?.kind === 'roulette' ? scene.pocket : null;
  useEffect(() => {
    if (pocket !== null) setResults((known) => withResult(known, { count, pocket }));
  }, [count, pocket]);
  if (results.length === 0) return null;
  const { hot, cold } = hotAndCold(results, wheelOf(idle === 'roulette-double'));
  const listOf = (numbers: readonly number[]): string => intl.formatList(numbers.map(pocketText), { type: 'unit' });
  return (
    <div className={styles.side} data-form={around.form}>
      <section className={styles.results} aria-label={intl.formatMessage(words.results)}>
        <ol>
          {results.slice(0, SHOWN).map(({ count: round, pocket: each }) => (
            <li key={round} data-colour={colourOf(each)}>
              <span aria-hidden="true">{pocketText(each)}</span>
              <span className={styles.hidden}>
                <FormattedMessage {...calledAs(each)} values={{ n: pocketText(each) }} />
              </span>
            </li>
          ))}
        </ol>
        <p>
          {hot.length > 0 && <FormattedMessage tagName="span" {...words.hot} values={{ numbers: listOf(hot) }} />}
          {isNamed(cold) ? (
            cold.length > 0 && <FormattedMessage tagName="span" {...words.cold} values={{ numbers: listOf(cold) }} />
          ) : (
            <FormattedMessage tagName="span" {...words.coldMany} values={{ count: cold.length }} />
          )}
          <FormattedMessage tagName="span" {...words.noMemory} />
        </p>
      </section>
    </div>
  );
}
