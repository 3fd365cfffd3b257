import { pageChanged, pageSlice, selectPage, selectPageStatus, type PageStatus } from './page.slice.ts';

const stateAfter = (...changes: [path: string, status: PageStatus][]) => ({
  page: changes.reduce(
    (state, [path, status]) => pageSlice.reducer(state, pageChanged({ path, status })),
    pageSlice.reducer(undefined, { type: '' }),
  ),
});

it('[RM-08] a page that finishes loading after it was left does not change the shown page', () => {
  const before = stateAfter(['/en', 'loading'], ['/en/user/accountverify', 'loading']);
  const late = stateAfter(['/en', 'loading'], ['/en/user/accountverify', 'loading'], ['/en', 'ready']);

  expect(selectPageStatus(before, '/en/user/accountverify')).toBe('loading');
  expect(selectPageStatus(late, '/en/user/accountverify')).toBe('loading');
  expect([selectPage(late).path, selectPageStatus(late, '/en')]).toEqual(['/en/user/accountverify', 'ready']);
});

it('[RT-05] a missing page stays missing when the previous page arrives', () => {
  const state = stateAfter(['/en/line', 'loading'], ['/en/nowhere', 'not-found'], ['/en/line', 'ready']);

  expect([selectPage(state).path, selectPageStatus(state, '/en/nowhere')]).toEqual(['/en/nowhere', 'not-found']);
});

it('[RM-08] a page that is opened again becomes the shown page', () => {
  expect(selectPage(stateAfter(['/en', 'ready'], ['/en/oldbrowser', 'ready'], ['/en', 'ready'])).path).toBe('/en');
});

it('[RM-08] keeps the statuses of the last eight paths', () => {
  const many = stateAfter(...Array.from({ length: 20 }, (_, at) => [`/en/${at}`, 'failed'] as [string, PageStatus]));

  expect(Object.keys(selectPage(many).statuses)).toHaveLength(8);
  expect([selectPageStatus(many, '/en/19'), selectPageStatus(many, '/en/3')]).toEqual(['failed', 'ready']);
});
