import type { SearchAnswer } from '@touchline/shared-contract';
import type { Engine } from '../engine/engine.ts';
import type { LiveGame } from '../engine/live-game.ts';
import { fold, latin } from './fold.ts';
import { champName, champSlug } from './names.ts';

const LARGEST_ANSWER = 40;

/** Finds games by team or championship, in any of the scripts that their names are known in. @spec BT-05 */
export class GameSearch {
  readonly #engine: Engine;
  readonly #texts = new Map<string, string>();
  readonly #folded = new Map<string, string>();

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  find(query: string, lang: string): SearchAnswer {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const found: LiveGame[] = [];
    for (const game of this.#engine.games()) {
      if (game.isFinished) continue;
      const text = this.#textOf(game, lang);
      if (words.length > 0 && words.every((word) => text.includes(word) || text.includes(latin(word)))) found.push(game);
    }
    const isLive = (game: LiveGame) => (game.section === 'live' ? 0 : 1);
    found.sort((a, b) => isLive(a) - isLive(b) || a.fixture.startMs - b.fixture.startMs || a.id - b.id);
    return {
      query,
      games: found.slice(0, LARGEST_ANSWER).map(({ id, section, fixture }) => ({
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

  #textOf({ fixture }: LiveGame, lang: string): string {
    const { champ, home, away } = fixture;
    let text = this.#texts.get(`${champ.id}${lang}`);
    if (text === undefined) {
      text = [...Object.values(champ.names), champName(champ, lang), champName(champ, 'en')].map((name) => this.#fold(name)).join(' ');
      this.#texts.set(`${champ.id}${lang}`, text);
    }
    return `${this.#fold(home.name)} ${this.#fold(away.name)} ${text}`;
  }
}
