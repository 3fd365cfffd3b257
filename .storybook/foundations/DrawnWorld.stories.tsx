import type { Meta, StoryObj } from '@storybook/react-vite';
import { artData, leagueEmblem, matchBanner, portrait, shirt } from '@touchline/ui-art';
import { Crest, Drawing } from '@touchline/ui-kit';
import { Page, Sample, Samples } from './parts.tsx';

const meta: Meta = {
  title: 'Foundations/Drawn world',
  parameters: {
    layout: 'fullscreen',
    notes: {
      usage:
        'Pictures are drawn from names: the same name has the same picture in every place, language and build. They decorate and are silent. Each is below a kilobyte.',
    },
  },
};
export default meta;
type Story = StoryObj;

const TEAMS = [
  'Harwick Rovers',
  'Dunmere Athletic',
  'Everleigh',
  'Црвена лука',
  'Malmberg',
  'الهلالية',
  '1. FC Köllnburg',
  'Śląsk',
  'Houston Bay',
  'Aldersea',
  'Campo Azul',
  'Stonebury',
];
const SPORTS = ['football', 'tennis', 'basketball', 'ice-hockey', 'volleyball', 'cricket', 'baseball', 'american-football'];
const COMPETITIONS = ['Premier League', 'La Liga', 'Bundesliga', 'Serie A', 'Champions League', 'Eredivisie', 'World Cup', 'Davis Cup'];
const teamAt = (at: number): string => TEAMS[at % TEAMS.length] ?? '';

export const Matches: Story = {
  render: () => (
    <Page title="Matches" lead="The ground of the sport, lit in the colours of both sides.">
      <Samples>
        {SPORTS.map((sport, at) => (
          <Sample key={sport} name={sport}>
            <Drawing src={artData(matchBanner({ home: teamAt(at), away: teamAt(at + 5), sport }))} width={256} height={70} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Teams: Story = {
  render: () => (
    <Page title="Teams" lead="Crest and shirt share their colours.">
      <Samples>
        {TEAMS.map((team, at) => (
          <Sample key={team} name={team}>
            <Crest name={team} size={44} /> <Drawing src={artData(shirt({ team, number: at + 1 }))} width={44} height={44} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const Competitions: Story = {
  render: () => (
    <Page title="Competitions" lead="Six outlines, eight motifs, one hue.">
      <Samples>
        {COMPETITIONS.map((name) => (
          <Sample key={name} name={name}>
            <Drawing src={artData(leagueEmblem(name))} width={48} height={48} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
export const People: Story = {
  render: () => (
    <Page title="People" lead="Nobody's likeness: a head against the light, in the colours of the team.">
      <Samples>
        {TEAMS.map((team, at) => (
          <Sample key={team} name={`Player ${at + 1}`}>
            <Drawing src={artData(portrait({ name: `Player ${at + 1}`, team }))} width={48} height={48} />
          </Sample>
        ))}
      </Samples>
    </Page>
  ),
};
