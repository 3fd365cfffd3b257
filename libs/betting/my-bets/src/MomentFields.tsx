import type { BookedCoupon } from '@touchline/betting-contract';
import { sportById } from '@touchline/betting-rules';
import { Select, TextField } from '@touchline/ui-kit';
import { useIntl } from 'react-intl';
import styles from './MyBets.module.css';
import type { TypedMoment } from './rules/typed-moment.ts';

export interface MomentFieldsProps {
  coupon: BookedCoupon;
  typed: TypedMoment;
  isBad: boolean;
  onChange: (typed: TypedMoment) => void;
}

/** Fields for a point in one of the coupon's matches: a score, and a minute if the sport counts minutes upwards. @spec AC-05 */
export function MomentFields({ coupon, typed, isBad, onChange }: MomentFieldsProps) {
  const intl = useIntl();
  const open = coupon.bets.filter(({ statusId, opponent2 }) => statusId < 0 && opponent2 !== '');
  const games = open.filter(({ gameId }, at) => open.findIndex((bet) => bet.gameId === gameId) === at);
  const game = games.find(({ gameId }) => gameId === typed.gameId) ?? games[0];
  if (game === undefined) return null;
  const set = (change: Partial<TypedMoment>) => onChange({ ...typed, gameId: game.gameId, ...change });
  const scoreLabel = (team: string) =>
    intl.formatMessage({ id: 'betting.cashOut.momentTeam', defaultMessage: 'Score of {team}, at least' }, { team });
  const error = isBad
    ? intl.formatMessage({ id: 'betting.cashOut.momentBad', defaultMessage: 'Enter a minute from 1 to 200, or the score of both sides' })
    : undefined;
  return (
    <fieldset className={styles.moment}>
      <legend>{intl.formatMessage({ id: 'betting.cashOut.moment', defaultMessage: 'Or at a moment of the match' })}</legend>
      {games.length > 1 && (
        <Select
          label={intl.formatMessage({ id: 'betting.cashOut.momentGame', defaultMessage: 'Match' })}
          value={String(game.gameId)}
          options={games.map(({ gameId, opponent1, opponent2 }) => ({ value: String(gameId), label: `${opponent1} – ${opponent2}` }))}
          onChange={(value) => set({ gameId: Number(value), minute: '' })}
        />
      )}
      {sportById(game.sportId)?.clock === 'up' && (
        <TextField
          label={intl.formatMessage({ id: 'betting.cashOut.momentFrom', defaultMessage: 'From minute' })}
          inputMode="numeric"
          value={typed.minute}
          onChange={({ target }) => set({ minute: target.value })}
        />
      )}
      <TextField
        label={scoreLabel(game.opponent1)}
        inputMode="numeric"
        value={typed.home}
        onChange={({ target }) => set({ home: target.value })}
      />
      <TextField
        label={scoreLabel(game.opponent2)}
        inputMode="numeric"
        value={typed.away}
        error={error}
        onChange={({ target }) => set({ away: target.value })}
      />
    </fieldset>
  );
}
