import type { Engine, LiveGame } from '@touchline/server-engine';
import type { SearchAnswer } from '@touchline/betting-contract';
import { fold, latin } from './fold.ts';
import { champName, champSlug } from '@touchline/server-engine';

const LARGEST_ANSWER = 40;

interface Found {
  game: LiveGame;
  /** The teams alone are what was asked for. */
  isByTeam: boolean;
}

/** Finds games by team or championship, in any of the scripts that their names are known in; by team first. @spec BT-05 */
export class GameSearch {
  readonly #engine: Engine;
  readonly #texts = new Map<string, string>();
  readonly #folded = new Map<string, string>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  find(query: string, lang: string): SearchAnswer {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const says = (text: string) => words.length > 0 && words.every((word) => text.includes(word) || text.includes(latin(word)));
    const found: Found[] = [];
    for (const game of this.#engine.games()) {
      if (game.isFinished) continue;
      const teams = this.#teamsOf(game);
      const isByTeam = says(teams);
      if (isByTeam || says(`${teams} ${this.#champOf(game, lang)}`)) found.push({ game, isByTeam });
    }
    const rank = ({ game, isByTeam }: Found) => (isByTeam ? 0 : 2) + (game.section === 'live' ? 0 : 1);
    found.sort((a, b) => rank(a) - rank(b) || a.game.fixture.startMs - b.game.fixture.startMs || a.game.id - b.game.id);
    return {
      query,
      games: found.slice(0, LARGEST_ANSWER).map(({ game: { id, section, fixture } }) => ({
        id,
        section: section ?? 'live',
        sportId: fixture.champ.sport.id,
        champId: fixture.champ.id,
        champName: champName(fixture.champ, lang),
        champSlug: champSlug(fixture.champ),
        opponent1: fixture.home.name,
        opponent2: fixture.away.name,
        startAt: Math.round(fixture.startMs / 1000),
      })),
    };
  }

  #fold(text: string): string {
    let folded = this.#folded.get(text);
    if (folded === undefined) {
      const plain = fold(text);
      folded = `${plain} ${latin(plain)}`;
      this.#folded.set(text, folded);
    }
    return folded;
  }

  #teamsOf({ fixture: { home, away } }: LiveGame): string {
    return `${this.#fold(home.name)} ${this.#fold(away.name)}`;
  }

  #champOf({ fixture: { champ } }: LiveGame, lang: string): string {
    let text = this.#texts.get(`${champ.id}${lang}`);
    if (text === undefined) {
      text = [...Object.values(champ.names), champName(champ, lang), champName(champ, 'en')].map((name) => this.#fold(name)).join(' ');
      this.#texts.set(`${champ.id}${lang}`, text);
    }
    return text;
  }
}
