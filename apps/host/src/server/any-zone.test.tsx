/** @jest-environment node */
import { dayNumberOf, dayOf } from '@touchline/shared-primitives/calendar';
import { selectZone } from '@touchline/shared-state';
import { FormattedDate, useIntl, type IntlShape } from 'react-intl';
import { useSelector } from 'react-redux';
import { ask, asPage, host, html, pageOf, sectionOf } from '../testing/documents.tsx';

/** Saturday, 28 November 2026, 18:30 UTC: Sunday in Kathmandu, Tokyo and Auckland. */
const NOW = Date.UTC(2026, 10, 28, 18, 30);
const ZONES = ['America/Los_Angeles', 'Europe/London', 'Asia/Kathmandu', 'Asia/Tokyo', 'Pacific/Auckland', 'America/St_Johns'];
const LANGUAGES = ['en', 'ru', 'ar'];

type ForAnyZone = { inZone?: (write: (intl: IntlShape) => string) => string };
/** Words that depend on the day, as lists of games write them. */
function dayText(intl: IntlShape & ForAnyZone, ms: number): string {
  const text = (own: IntlShape): string => {
    const away = dayNumberOf(ms, own.timeZone ?? 'UTC') - dayNumberOf(NOW, own.timeZone ?? 'UTC');
    return away === 0
      ? own.formatMessage({ id: 'day.today', defaultMessage: "Today's" })
      : own.formatDate(ms, { weekday: 'short', day: 'numeric' });
  };
  return intl.inZone?.(text) ?? text(intl);
}

function Times() {
  const intl = useIntl();
  const starts = [0, 6, 20, 72, 800].map((hours) => {
    const ms = NOW + hours * 3_600_000;
    return { time: intl.formatTime(ms), day: dayText(intl, ms) };
  });
  return (
    <section title={intl.formatDate(NOW, { dateStyle: 'full', timeStyle: 'short' })}>
      {starts.map(({ time, day }) => (
        <p key={time + day}>
          {time} at {day}
        </p>
      ))}
      <b>{intl.formatTime(NOW, { hour: '2-digit', minute: '2-digit', hour12: true })}</b>
      <FormattedDate value={NOW} month="long" day="numeric" weekday="long" />
      <i>{intl.formatDate(NOW, { timeZone: 'UTC', day: 'numeric', hour: 'numeric' })}</i>
    </section>
  );
}

/** Pages that need the zone for more than texts. */
const CUT: [string, () => string][] = [
  ['cuts days', () => dayOf(NOW, useSelector(selectZone))],
  ['shows a part of a time', () => useIntl().formatDateToParts(NOW)[0]?.value ?? ''],
  ['cuts the text of a time', () => useIntl().formatDate(NOW).slice(0, 2)],
  ['writes a time into a link', () => encodeURIComponent(useIntl().formatDate(NOW))],
];

const documentFor = async (lang: string, zone: string | undefined, Component: () => unknown = Times) => {
  const section = sectionOf(async () =>
    pageOf({ Component: Component as typeof Times, seo: () => ({ title: 'Games', description: 'All' }) }),
  );
  const answer = asPage(
    await host().answer(
      ask(`/${lang}/live`, {
        headers: new Headers({ cookie: `tl-view=n=${zone ?? 'UTC'}&t=0` }),
        loadSection: async () => section,
        ...(zone === undefined && { isForAnyZone: true }),
      }),
    ),
  );
  const body = await html(answer);
  return { answer, text: `<div>${body}</div><script type="application/json" id="tl-state">${JSON.stringify(answer.state)}</script>` };
};

it.each(LANGUAGES)('[PL-05] [REM-9] in %s one render gives each zone exactly the document that is rendered for it', async (lang) => {
  const { answer, text } = await documentFor(lang, undefined);
  const inZone = answer.forZones?.(text);
  for (const zone of ZONES) expect(inZone?.(zone)).toBe((await documentFor(lang, zone)).text);
  expect(new Set(ZONES.map((zone) => inZone?.(zone))).size).toBe(ZONES.length);
});

it.each(CUT)('[PL-05] a page that %s gives none', async (_what, useText) => {
  const Component = () => <p title={useText()} />;
  const made = await documentFor('en', undefined, Component).then(
    ({ answer, text }) => answer.forZones?.(text),
    () => null,
  );
  expect(made).toBeNull();
});

it('[SEC-4] a request for one zone makes no document for others', async () => {
  expect((await documentFor('en', 'Asia/Tokyo')).answer.forZones).toBeUndefined();
});
