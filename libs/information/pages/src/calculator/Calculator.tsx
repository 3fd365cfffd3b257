import { routePath } from '@touchline/shared-routes';
import { selectLanguage } from '@touchline/shared-state';
import { ChipLink, Chips } from '@touchline/ui-kit';
import { usePageQuery } from '@touchline/ui-pages';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { BetCalculator } from './BetCalculator.tsx';
import { words } from './calculator-words.ts';
import { MarketCalculator } from './MarketCalculator.tsx';
import { OddsConverter } from './OddsConverter.tsx';

const TOOLS = { bet: BetCalculator, odds: OddsConverter, market: MarketCalculator } as const;
type Tool = keyof typeof TOOLS;
const isTool = (text: string): text is Tool => Object.hasOwn(TOOLS, text);

/** The calculator. Its state is in the URL, so that a calculation can be shared. @spec PI-03 */
export function Calculator() {
  const intl = useIntl();
  const lang = useSelector(selectLanguage);
  const requested = usePageQuery().get('tool') ?? 'bet';
  const tool = isTool(requested) ? requested : 'bet';
  const Body = TOOLS[tool];
  const path = routePath('information', { page: 'betting-calculator' }, { lang });
  return (
    <>
      <Chips role="navigation" aria-label={intl.formatMessage(words.tools)}>
        {(Object.keys(TOOLS) as Tool[]).map((name) => (
          <ChipLink key={name} href={name === 'bet' ? path : `${path}?tool=${name}`} isCurrent={name === tool}>
            <FormattedMessage {...words[name]} />
          </ChipLink>
        ))}
      </Chips>
      <Body path={path} />
    </>
  );
}
