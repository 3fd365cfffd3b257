/** Facts about a league that its files omit. */
export interface League {
  country: string | null;
  zone: string;
  /** Local kick-off time for rows without one. */
  usualTime: string;
}

const AFTERNOON = '15:00';
const league = (country: string | null, zone: string, usualTime = AFTERNOON): League => ({ country, zone, usualTime });

/** Fallback for unknown leagues; their times count as UTC. */
export const UNKNOWN_LEAGUE: League = league(null, 'UTC', '12:00');

/** Leagues of the fixture files by the code at the end of their file names. */
export const FIXTURE_LEAGUES: Readonly<Record<string, League>> = {
  'en.1': league('GB', 'Europe/London'),
  'en.2': league('GB', 'Europe/London'),
  'es.1': league('ES', 'Europe/Madrid', '16:15'),
  'es.2': league('ES', 'Europe/Madrid', '16:15'),
  'de.1': league('DE', 'Europe/Berlin', '15:30'),
  'de.2': league('DE', 'Europe/Berlin', '15:30'),
  'it.1': league('IT', 'Europe/Rome'),
  'it.2': league('IT', 'Europe/Rome'),
  'fr.1': league('FR', 'Europe/Paris'),
  'nl.1': league('NL', 'Europe/Amsterdam'),
  'pt.1': league('PT', 'Europe/Lisbon'),
  'at.1': league('AT', 'Europe/Vienna'),
  'br.1': league('BR', 'America/Sao_Paulo', '16:00'),
  'uefa.cl': league(null, 'Europe/Berlin', '21:00'),
};

/** Divisions of the odds files. Dates are local; times are in UK time for every division. */
export const ODDS_DIVISIONS: Readonly<Record<string, League & { name: string }>> = {
  E0: { name: 'Premier League', ...league('GB', 'Europe/London') },
  E1: { name: 'Championship', ...league('GB', 'Europe/London') },
  E2: { name: 'League One', ...league('GB', 'Europe/London') },
  E3: { name: 'League Two', ...league('GB', 'Europe/London') },
  EC: { name: 'National League', ...league('GB', 'Europe/London') },
  SC0: { name: 'Scottish Premiership', ...league('GB', 'Europe/London') },
  SC1: { name: 'Scottish Championship', ...league('GB', 'Europe/London') },
  SC2: { name: 'Scottish League One', ...league('GB', 'Europe/London') },
  SC3: { name: 'Scottish League Two', ...league('GB', 'Europe/London') },
  D1: { name: 'Bundesliga', ...league('DE', 'Europe/Berlin', '15:30') },
  D2: { name: '2. Bundesliga', ...league('DE', 'Europe/Berlin', '13:00') },
  SP1: { name: 'La Liga', ...league('ES', 'Europe/Madrid', '18:00') },
  I1: { name: 'Serie A', ...league('IT', 'Europe/Rome') },
  SP2: { name: 'Segunda División', ...league('ES', 'Europe/Madrid', '18:00') },
  I2: { name: 'Serie B', ...league('IT', 'Europe/Rome') },
  F1: { name: 'Ligue 1', ...league('FR', 'Europe/Paris', '19:00') },
  F2: { name: 'Ligue 2', ...league('FR', 'Europe/Paris', '19:00') },
  B1: { name: 'Belgian Pro League', ...league('BE', 'Europe/Brussels', '18:00') },
  T1: { name: 'Süper Lig', ...league('TR', 'Europe/Istanbul', '19:00') },
  G1: { name: 'Super League Greece', ...league('GR', 'Europe/Athens', '19:30') },
  N1: { name: 'Eredivisie', ...league('NL', 'Europe/Amsterdam', '18:00') },
  P1: { name: 'Primeira Liga', ...league('PT', 'Europe/Lisbon', '18:00') },
};
export const ODDS_TIME_ZONE = 'Europe/London';

/** Time zone of the host for cups whose files have times without a zone. */
export const CUP_ZONES: Readonly<Record<string, string>> = { 'World Cup 2022': 'Asia/Qatar' };

export const AMERICAN_FOOTBALL: League = league('US', 'America/New_York', '13:00');
/** International matches have dates only; noon UTC is the same day almost everywhere. */
export const INTERNATIONAL: League = league(null, 'UTC', '12:00');
