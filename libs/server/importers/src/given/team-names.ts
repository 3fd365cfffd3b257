import { fold } from '@touchline/shared-primitives/typing';

/** Legal forms that sources add to a club's name or leave out. */
const FORMS = new Set('fc afc cf sc ac as ss ssc ssd sv fk sk nk kv kaa bc cd ud rc rcd sd ca sl the'.split(' '));
/** Words that name another team of the same club. */
const OTHER_TEAMS = new Set(
  'ii iii 2 3 b c reserves reserve women ladies w femenino feminino frauen jong youth juniors academy am'.split(' '),
);
const AGE_GROUP = /^(?:u|under)\d{2}$/;
const WORDS: Readonly<Record<string, string>> = { '&': 'and', utd: 'united', saint: 'st', wed: 'wednesday', weds: 'wednesday' };
const NO_WORD = /[^\p{L}\p{N}&]+/u;
const SHORTEST_PREFIX = 3;

/** Names by which sources call one team and which share no word, folded. */
const OTHER_NAMES: readonly (readonly string[])[] = [
  ['tottenham hotspur', 'tottenham', 'spurs'],
  ['wolverhampton wanderers', 'wolves'],
  ['nottingham forest', 'nott m forest', 'nottm forest'],
  ['queens park rangers', 'qpr'],
  ['west bromwich albion', 'west brom', 'wba'],
  ['paris st germain', 'paris sg', 'psg'],
  ['internazionale milano', 'internazionale', 'inter', 'inter milan'],
  ['bayern munchen', 'bayern munich'],
  ['borussia monchengladbach', 'm gladbach', 'mgladbach', 'gladbach'],
  ['1 koln', 'koln', 'cologne'],
  ['club atletico de madrid', 'atletico madrid', 'atletico de madrid', 'ath madrid'],
  ['athletic club', 'athletic bilbao', 'ath bilbao'],
  ['espanyol', 'espanol'],
  ['deportivo la coruna', 'la coruna'],
  ['usa', 'united states'],
  ['south korea', 'korea republic'],
  ['czech republic', 'czechia'],
  ['ivory coast', 'cote d ivoire', 'cote divoire'],
  ['turkey', 'turkiye'],
  ['jac', 'jax'],
  ['was', 'wsh'],
];
const CANONICAL = new Map(OTHER_NAMES.flatMap(([first = '', ...more]) => more.map((name) => [name, first] as const)));

/** Words of a name without case, accents and legal forms. */
function wordsOf(name: string): readonly string[] {
  const words = fold(name)
    .split(NO_WORD)
    .filter((word) => word !== '')
    .map((word) => WORDS[word] ?? word);
  const plain = words.filter((word) => !FORMS.has(word));
  return plain.length > 0 ? plain : words;
}

/** A team's name without differences of spelling: names with the same key mean one team, if a season has no two of them. */
export function teamKey(name: string): string {
  const key = wordsOf(name).join(' ');
  return CANONICAL.get(key) ?? key;
}

const isOtherTeam = (word: string): boolean => OTHER_TEAMS.has(word) || AGE_GROUP.test(word);

/** Whether every word of the shorter name begins a word of the longer one, in order: Man United, Manchester United. */
function isContained(short: readonly string[], long: readonly string[]): boolean {
  let at = 0;
  return short.every((word) => {
    const found = long.findIndex(
      (other, place) => place >= at && (other === word || (word.length >= SHORTEST_PREFIX && other.startsWith(word))),
    );
    at = found + 1;
    return found >= 0;
  });
}

const isAcronym = (word: string | undefined, words: readonly string[]): boolean =>
  word !== undefined && words.length >= SHORTEST_PREFIX && word === words.map((one) => one.slice(0, 1)).join('');

/** Whether two names may be a long and a short form of one. Never across teams of one club, such as its second team. */
export function isShortForm(one: string, other: string): boolean {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const [own, others] = [first.filter(isOtherTeam), second.filter(isOtherTeam)];
  if (own.join() !== others.join()) return false;
  const [short = [], long = []] = [first, second].toSorted((a, b) => a.length - b.length);
  if (isContained(short, long) || (short.length === long.length && isContained(long, short))) return true;
  return short.length === 1 && isAcronym(short[0], long);
}
