export { artData, artUrl, drawArt, type ArtKind } from './art-of.ts';
export { matchBanner, surface, type BannerOf } from './banner.ts';
export { CREST_OUTLINES, crestDesign, crestLetters, type CrestDesign } from './crest-design.ts';
export { groundOf, type Ground } from './grounds.ts';
export { leagueEmblem } from './emblem.ts';
export { portrait, shirt, type PortraitOf, type ShirtOf } from './people.ts';
export { BOARD_SPORTS, LINES_OF, SCORE_SPORTS } from './sport-looks.ts';
