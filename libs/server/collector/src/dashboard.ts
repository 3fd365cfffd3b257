import type { Dashboard, DashboardPart } from '@touchline/server-kernel';
import type { Queryable } from '@touchline/server-kernel/db';

const DAY_MS = 86_400_000;
/** Days shown on the dashboard. */
const DAYS = 7;

interface Counted {
  name: string;
  visits: number;
  events: number;
}

const FUNNELS = [
  {
    title: 'Registration',
    steps: [
      'registration_page',
      'registration_type',
      'registration_submit',
      'registration_code_sent',
      'registration_code_approved',
      'registration_done',
    ],
    beside: ['registration_error', 'registration_leave'],
  },
  { title: 'Sign-in', steps: ['login_page', 'login_click', 'login_success'], beside: ['login_error'] },
  {
    title: 'Forgotten password',
    steps: ['password_call', 'password_code', 'password_approve', 'password_save', 'password_success'],
    beside: ['password_error', 'password_exit', 'password_cancel'],
  },
] as const;

function funnel({ title, steps, beside }: (typeof FUNNELS)[number], counted: ReadonlyMap<string, Counted>): DashboardPart {
  const of = (name: string) => counted.get(name) ?? { name, visits: 0, events: 0 };
  const first = of(steps[0]).visits;
  const row = (name: string) => {
    const { visits, events } = of(name);
    return [name, visits, events, first === 0 ? 0 : Math.round((visits / first) * 100)];
  };
  return {
    title,
    about: 'Visits that reached a step, and how often it happened. The share is of the visits of the first step.',
    columns: ['Step', 'Visits', 'Times', 'Share, %'],
    rows: [...steps, ...beside].map(row),
    bar: 1,
  };
}

/** Percentiles of web vitals by page, build and country. */
const VITALS = `select fields->>'metric' as metric, fields->>'route' as route, build, coalesce(country, '-') as country, count(*)::int as n,
    round(percentile_cont(0.5) within group (order by (fields->>'value')::numeric))::int as p50,
    round(percentile_cont(0.75) within group (order by (fields->>'value')::numeric))::int as p75,
    round(percentile_cont(0.95) within group (order by (fields->>'value')::numeric))::int as p95
  from collector_events where name = 'web_vital' and received_at >= $1
  group by 1, 2, 3, 4 order by 1, 2, 3, 4 limit 200`;
const FAILURES = `select fields->>'line' as line, fields->>'about' as about, fields->>'code' as code, count(*)::int as n, count(distinct visit)::int as visits
  from collector_events where name = 'failure' and received_at >= $1
  group by 1, 2, 3 order by n desc, 1, 2, 3 limit 100`;
const BETS = `select count(*)::int as n, coalesce(round(percentile_cont(0.5) within group (order by (fields->>'value')::numeric))::int, 0) as p50,
    coalesce(round(percentile_cont(0.95) within group (order by (fields->>'value')::numeric))::int, 0) as p95
  from collector_events where name = 'timing' and received_at >= $1`;

interface Vital {
  metric: string;
  route: string;
  build: string;
  country: string;
  n: number;
  p50: number;
  p75: number;
  p95: number;
}
interface Failure {
  line: string;
  about: string;
  code: string;
  n: number;
  visits: number;
}

async function parts(db: Queryable, sinceMs: number): Promise<DashboardPart[]> {
  const counted = await db.query<Counted>(
    'select name, count(distinct visit)::int as visits, count(*)::int as events from collector_events where received_at >= $1 group by name order by name',
    [sinceMs],
  );
  const vitals = await db.query<Vital>(VITALS, [sinceMs]);
  const failures = await db.query<Failure>(FAILURES, [sinceMs]);
  const [bets = { n: 0, p50: 0, p95: 0 }] = await db.query<{ n: number; p50: number; p95: number }>(BETS, [sinceMs]);
  const byName = new Map(counted.map((one) => [one.name, one]));
  const ofFailures = (title: string, about: string, list: readonly Failure[]): DashboardPart => ({
    title,
    about,
    columns: ['Line', 'Part', 'Code', 'Visits', 'Times'],
    rows: list.map((one) => [one.line, one.about, one.code, one.visits, one.n]),
    bar: 4,
  });
  return [
    ...FUNNELS.map((one) => funnel(one, byName)),
    {
      title: 'Web vitals',
      about:
        'By page, build and country: milliseconds, CLS in thousandths. A good page has LCP up to 2500, INP up to 200 and CLS up to 100 at p75.',
      columns: ['Metric', 'Page', 'Build', 'Country', 'Measured', 'p50', 'p75', 'p95'],
      rows: vitals.map((one) => [one.metric, one.route, one.build, one.country, one.n, one.p50, one.p75, one.p95]),
      bar: 6,
    },
    {
      title: 'Placing a bet',
      about: 'From the press to the answer, in milliseconds.',
      columns: ['Bets', 'p50', 'p95'],
      rows: [[bets.n, bets.p50, bets.p95]],
    },
    ofFailures(
      'Remotes',
      'Sections that failed in browsers.',
      failures.filter(({ line }) => line.startsWith('remote') || line === 'chunk-failed'),
    ),
    ofFailures('Errors', 'Lines of the browsers’ logs.', failures),
    {
      title: 'All events',
      about: 'Each event of the catalogue that came in.',
      columns: ['Event', 'Visits', 'Times'],
      rows: counted.map((one) => [one.name, one.visits, one.events]),
      bar: 2,
    },
  ];
}

/** Visit statistics for the site's owner, from the events of the last seven days. @spec AN-01 */
export const dashboard = (db: Queryable, now: () => number): Dashboard => ({
  name: 'analytics',
  title: 'Analytics',
  about: 'Visits whose visitors agreed to be counted, in the last seven days. Nothing here names a person.',
  run: () => parts(db, now() - DAYS * DAY_MS),
});
