/** Sports whose prices are judged: all that have a championship. A test compares the list with the catalogue. */
export const JUDGED_SPORTS = [
  ...[
    'football',
    'basketball',
    'tennis',
    'ice-hockey',
    'volleyball',
    'table-tennis',
    'handball',
    'american-football',
    'baseball',
    'cricket',
  ],
  ...['rugby-union', 'rugby-league', 'badminton', 'futsal', 'beach-volleyball', 'darts', 'snooker', 'boxing', 'mma', 'water-polo'],
  ...['field-hockey', 'aussie-rules', 'floorball', 'bandy', 'formula-1', 'cyber-football', 'cyber-basketball', 'car-football'],
  ...['tactical-shooter', 'arena-moba', 'lane-moba', 'hero-shooter', 'strategy', 'marble'],
];
