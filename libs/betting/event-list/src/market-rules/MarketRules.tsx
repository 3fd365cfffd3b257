import { useNames } from '@touchline/betting-names';
import { sportById } from '@touchline/betting-rules';
import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { Dialog, Link } from '@touchline/ui-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { ruleLines } from './rule-lines.ts';
import styles from './MarketRules.module.css';

export interface MarketRulesProps {
  /** Id of the market's type. */
  typeId: number;
  /** Its sport, and its sides for markets that are named after one. */
  game: { sportId: number; opponent1: { name: string }; opponent2: { name: string } };
  onClose: () => void;
}

/** How a market settles, in a dialog: from the market's head on the game page and from a selection of the coupon. @spec OD-02 BT-01 */
export function MarketRules({ typeId, game, onClose }: MarketRulesProps) {
  const { sportId, opponent1, opponent2 } = game;
  const intl = useIntl();
  const names = useNames();
  const lang = useSelector(selectLanguage);
  const title = names.market(typeId, { sport: sportById(sportId)?.key ?? '', first: opponent1.name, second: opponent2.name });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({ id: 'betting.rules.title', defaultMessage: 'Rules: {title}' }, { title })}
      className={styles.dialog}
      data-testid="market-rules"
    >
      <dl className={styles.rules}>
        {ruleLines(intl, { typeId, sportId }).map(({ key, head, text }) => (
          <div key={key} data-rule={key}>
            <dt>{head}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <Link href={routePath('rules', { ruleGroup: 'sports', chapter: 'void' }, { lang })}>
          <FormattedMessage id="betting.rules.more" defaultMessage="When bets are void, in every sport" />
        </Link>
      </p>
    </Dialog>
  );
}
