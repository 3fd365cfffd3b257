import { CollectBody, CountersAnswer } from './collect.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const body = (event: object) => ({ visit: ID, lang: 'en', build: 'desktop', events: [{ id: ID, at: 1, ...event }] });
const isTaken = (event: object): boolean => CollectBody.safeParse(body(event)).success;

it('[AN-01] [PRV-1] accepts only events of the catalogue', () => {
  const page = { name: 'page', fields: { route: 'home', section: 'betting' } };

  expect(isTaken(page)).toBe(true);
  expect(isTaken({ ...page, userId: 7 })).toBe(false);
  expect(isTaken({ name: 'page', fields: { ...page.fields, email: 'a@b.c' } })).toBe(false);
  expect(isTaken({ name: 'page', fields: { route: 'anna@example.com', section: 'betting' } })).toBe(false);
  expect(isTaken({ name: 'purchase', fields: {} })).toBe(false);
  expect(isTaken({ name: 'field_error', fields: { field: 'user_email' } })).toBe(true);
  expect(isTaken({ name: 'field_error', fields: { field: 'anna' } })).toBe(false);
  expect(isTaken({ name: 'registration_leave', fields: { isDone: true, tries: 1 } })).toBe(true);
  expect(isTaken({ name: 'registration_leave', fields: { isDone: true, tries: -1 } })).toBe(false);
});

it("[AN-02] requires a counter's script to be served by the site itself", () => {
  const isRead = (src: string | null) => CountersAnswer.safeParse({ counters: [{ kind: 'tags', id: 'demo', src }] }).success;
  expect([null, '/fatman-api/counters/tags.js', '/fatman-api/tags.min.js'].map(isRead)).toEqual([true, true, true]);
  const elsewhere = ['https://elsewhere.test/x.js', '//elsewhere.test/x.js', '/fatman-api/../x.js', '/fatman-api//x.js', '/fatman-api/'];
  expect(elsewhere.filter(isRead)).toEqual([]);
});
