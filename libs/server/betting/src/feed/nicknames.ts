/** Nicknames of championships by id, in addition to the displayed names. */
const CHAMPIONSHIPS: ReadonlyMap<number, readonly string[]> = new Map([
  [110, ['UCL', 'ЛЧ']],
  [112, ['EPL', 'Prem', 'АПЛ']],
  [115, ['LaLiga', 'Primera']],
  [117, ['Buli']],
  [119, ['Calcio']],
  [121, ['Ligue Un']],
  [171, ['Euro League']],
  [240, ['IPL']],
]);

/** Nicknames of clubs by displayed name. */
const CLUBS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Atlético Alborán', ['Atleti']],
  ['Borussia Mönchenthal', ['Fohlen', 'The Foals']],
  ['Eastham United', ['The Hammers']],
  ['Eintracht Falkenau', ['The Eagles', 'Adler']],
  ['Marlow Rovers', ['The Swans']],
  ['Redcliff City', ['The Robins']],
  ['Црвена река', ['Red Star', 'Звезда']],
]);

export const nicknamesOfChampionship = (champId: number): readonly string[] => CHAMPIONSHIPS.get(champId) ?? [];
export const nicknamesOfClub = (name: string): readonly string[] => CLUBS.get(name) ?? [];
