// Stories whose screenshots are compared pixel by pixel: whole pages, and the components for reading odds and placing bets.

export const PAGES = [
  'desktop-every-width--at-768',
  'desktop-every-width--at-1100',
  'desktop-every-width--at-1366',
  'desktop-every-width--at-1920',
  'desktop-every-width--game-at-1366',
  'desktop-every-width--asian-at-1366',
  'desktop-every-width--visitor-at-1366',
  'desktop-every-width--drawer-at-1024',
  'desktop-section-pages--account',
  'desktop-section-pages--history',
  'desktop-section-pages--sign-in',
  'mobile-every-width--with-bets-at-390',
  'mobile-every-width--visitor-at-320',
  'mobile-every-width--with-sheet',
  'shell-pages--not-found',
];

export const COMPONENTS = [
  'betting-championship-header--default',
  'betting-championship-header--asian-view',
  'betting-coupon--express',
  'betting-coupon--placing',
  'betting-coupon--stake-refused',
  'betting-coupon--placed',
  'betting-coupon--stake-on-a-phone',
  'betting-event-card--in-play',
  'betting-event-card--smallest-mobile',
  'betting-event-row--in-play',
  'betting-event-row--before-the-start',
  'betting-event-row--asian-view',
  'betting-event-row--longest-names',
  'betting-event-row--in-the-narrowest-column',
  'betting-history-card--system-opened',
  'betting-market--ladder',
  'betting-market--score-grid',
  'betting-market--two-columns',
  'betting-market-shapes--handicap-ladder',
  'betting-market-shapes--player-list',
  'betting-market-shapes--ladder-on-a-phone',
  'betting-match-tracker--in-a-column',
  'betting-multi-live-tile--a-wall',
  'betting-outcome-button--odds-rising',
  'betting-outcome-button--in-the-coupon',
  'betting-outcome-button--locked-by-the-line',
  'betting-score-board--football',
  'betting-score-board--tennis',
  'betting-sports-menu--with-favourites-and-search',
  'desktop-header--player',
  'desktop-session-strip--player',
  'kit-amount-field--default',
  'kit-button--primary',
  'kit-dialog--question',
  'kit-keypad--with-amounts',
  'kit-notice--warning',
  'kit-score-table--tennis',
  'kit-table--default',
  'kit-text-field--invalid',
  'mobile-bottom-navigation--with-bets',
];

/**
 * The negative control: in these stories one column of odds is shifted by a single pixel, which the test must detect. A column is the first
 * price of every row with several prices.
 */
export const SHIFTED = ['betting-event-row--in-play', 'betting-market--ladder', 'desktop-every-width--at-1366'];

/** A style sheet that shifts the column. */
export const SHIFT = '[data-testid^="outcome-"]:first-child { position: relative; inset-inline-start: 1px; }';
