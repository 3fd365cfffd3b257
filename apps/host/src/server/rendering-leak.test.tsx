/** @jest-environment node */
import { measured } from '@touchline/measured';
import { selectView, type DocumentRequest } from '@touchline/shared-state';
import { useSelector } from 'react-redux';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { ask, host, html, pageOf, sectionOf } from '../testing/documents.tsx';

const IS_LONG = process.env['TOUCHLINE_LONG'] === '1';
const DOCUMENTS = 20;
/** Fills code and data caches before the first measurement. */
const WARM_UP = 1_000;
const RENDERS = 10_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage. Combined signals are released one turn later, so a single collection is not enough. */
async function forget(): Promise<void> {
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resume) => setImmediate(resume));
    collect();
  }
}

/** A page with the visitor's own state, so that retained documents are noticed by their size. */
const Component = () => <h1>zone {useSelector(selectView).timeZone}</h1>;
const section = sectionOf(async () => pageOf({ Component, seo: () => ({ title: 'Games', description: 'All of them' }) }));

/** A different visitor each time, with its own url, language and settings. */
const visit = (at: number): DocumentRequest =>
  ask(`/${['en', 'ru', 'ar'][at % 3] ?? 'en'}/live?visit=${at}`, {
    headers: new Headers({ cookie: `tl-view=o=${at % 6}`, 'accept-language': `en;q=0.${at % 9}` }),
    loadSection: async () => section,
  });

it('[SRV-4] releases everything of a visitor whose document was sent', async () => {
  const server = host();
  const visitors: WeakRef<object>[] = [];
  const draw = async (at: number): Promise<void> => {
    const request = visit(at);
    visitors.push(new WeakRef(request), new WeakRef(request.headers), new WeakRef(request.signal), new WeakRef(request.url));
    await html(await server.answer(request));
  };
  for (let at = 0; at < DOCUMENTS; at += 1) await draw(at);

  await forget();

  const held = visitors.filter((one) => one.deref() !== undefined).length;
  measured({ id: 'SRV-4', unit: 'objects of visitors still held', atMost: 0, value: held });
});

// `npm run test:long -- renders`.
if (IS_LONG)
  it(`[SRV-4] uses no more memory after ${RENDERS} documents than before`, async () => {
    const server = host();
    for (let at = 0; at < WARM_UP; at += 1) await html(await server.answer(visit(at)));
    await forget();
    const before = process.memoryUsage().heapUsed;

    for (let at = 0; at < RENDERS; at += 1) await html(await server.answer(visit(WARM_UP + at)));
    await forget();

    const mib = (process.memoryUsage().heapUsed - before) / 1024 ** 2;
    measured({ id: 'SRV-4', unit: 'MiB after GC', atMost: 5, trials: 10_000, run: 'long', value: mib, tried: RENDERS });
  }, 1_200_000);
