import { sportById } from '@touchline/betting-rules';
import { Button } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';

export interface BuilderSwitchProps {
  sportId: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens the bet builder in place of the markets, and leads back; nothing for sports whose matches have none. @spec BT-10 */
export function BuilderSwitch({ sportId, isOpen, onToggle }: BuilderSwitchProps) {
  if (sportById(sportId)?.family !== 'football') return null;
  return (
    <Button size="small" look="outline" aria-pressed={isOpen} onClick={onToggle}>
      <FormattedMessage id="betting.builder.title" defaultMessage="Bet builder" />
    </Button>
  );
}
