import type { MarkerReading } from '@touchline/responsible-gaming-rules';
import type { Dashboard } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';

const ALERTS = `
  select users.login, found_at, markers, action
  from harm_alerts join users on users.id = user_id order by found_at desc, users.id limit 100`;

interface Alert {
  login: string;
  found_at: number;
  markers: MarkerReading[];
  action: string;
}

const signText = ({ marker, value, level, from, strongFrom }: MarkerReading): string =>
  level === 'strong' ? `${marker}: ${value}, strong from ${strongFrom}` : `${marker}: ${value}, a sign from ${from}`;

/** Operator view of players with strong signs of harm: player, time, figures and the action taken. @spec LIM-5 */
export const harmAlerts = (db: Queryable): Dashboard => ({
  name: 'harm-alerts',
  title: 'Signs of harm',
  about: 'For the care of players alone. It is never used to choose whom to sell to.',
  run: async () => {
    const alerts = await db.query<Alert>(ALERTS);
    return [
      {
        title: 'Strong signs of harm',
        about: 'The newest 100, at most one a day for each player. The action was taken by itself when the sign was found.',
        columns: ['Player', 'Found at', 'Signs', 'Action taken'],
        rows: alerts.map(({ login, found_at, markers, action }) => [
          ...[login, new Date(found_at).toISOString(), markers.map(signText).join('; '), action],
        ]),
      },
    ];
  },
});
