import { formatCoef } from '@touchline/betting-coupon-math';
import type { BookedBet } from '@touchline/betting-contract';
import { legWords, useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { StatusTag } from '@touchline/betting-ui';
import { selectCoefNotation } from '@touchline/shared-config';
import { selectView, type RootState } from '@touchline/shared-state';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { RULES } from './explain-words.ts';
import styles from './MyBets.module.css';
import { settlementRule } from './rules/settlement-rule.ts';

/**
 * Explains the settlement of a bet builder: the rule, result and status of each leg, and how void legs changed the odds. @spec BT-10 OD-02
 */
export function BuilderReasons({ bet }: { bet: BookedBet }) {
  const intl = useIntl();
  const names = useNames();
  const { coefViewId, language } = useSelector(selectView);
  const notation = useSelector((state: RootState) => selectCoefNotation(state, coefViewId));
  if (bet.legs === undefined) return null;
  const context = { sport: sportById(bet.sportId)?.key ?? '', first: bet.opponent1, second: bet.opponent2 };
  return (
    <>
      <ul
        className={styles.builderLegs}
        aria-label={intl.formatMessage({ id: 'betting.myBets.builderLegs', defaultMessage: 'Selections of the bet builder' })}
      >
        {bet.legs.map((leg) => (
          <li key={leg.outcomeId}>
            <span dir="auto">{legWords(names, leg, context)}</span> <StatusTag status={leg.statusId} />{' '}
            {leg.result !== null && (
              <FormattedMessage
                tagName="span"
                id="betting.explain.fact"
                defaultMessage="Result: {result}"
                values={{ result: <bdi>{leg.result}</bdi> }}
              />
            )}{' '}
            <small>
              <FormattedMessage {...RULES[settlementRule(leg)]} />
            </small>
          </li>
        ))}
      </ul>
      <small>
        <FormattedMessage
          tagName="span"
          id="betting.explain.builder"
          defaultMessage="Each selection is settled by itself and all must win. A void selection is left out: the bet is paid at the odds that the others had together when it was placed."
        />{' '}
        {bet.coefPaid !== undefined && (
          <FormattedMessage
            tagName="span"
            id="betting.explain.builderPaid"
            defaultMessage="Paid at odds of {odds}."
            values={{ odds: <bdi>{formatCoef(bet.coefPaid, notation, { locale: language })}</bdi> }}
          />
        )}
      </small>
    </>
  );
}
