import { isUpdate } from '@touchline/platform-guards';
import { answer } from '@touchline/shared-testing';
import { lookForReleases } from './look-for-releases.ts';

const OLD = '2026-01-01T00:00:00.000Z';
const NEW = '2026-01-02T00:00:00.000Z';
const NEWER = '2026-01-03T00:00:00.000Z';

afterEach(() => sessionStorage.clear());

/** A page of release `builtAt`, with a function that navigates. */
function open(builtAt: string) {
  const site = { deployed: NEW, requests: 0, nowMs: 0 };
  const send = async () => {
    site.requests += 1;
    return answer({ builtAt: site.deployed });
  };
  const releases = lookForReleases({ ports: { send, now: () => site.nowMs }, builtAt });
  /** Whether a navigation offers the update. */
  const navigate = async (afterMs = 0) => {
    site.nowMs += afterMs;
    const isOffered = isUpdate(releases());
    await new Promise((resume) => setTimeout(resume, 0));
    return isOffered;
  };
  return { site, navigate };
}

it('[GD-04] offers a newer release once, in the navigation after the check; checks at most every minute', async () => {
  const { site, navigate } = open(OLD);

  expect([await navigate(), await navigate(), await navigate(), await navigate(59_999)]).toEqual([false, true, false, false]);
  expect(site.requests).toBe(1);
  await navigate(1);
  expect(site.requests).toBe(2);
});

it('[GD-04] does not offer the same release again after a reload that brings the old page; offers the next one', async () => {
  const first = open(OLD);
  await first.navigate();
  expect(await first.navigate()).toBe(true);

  const reloaded = open(OLD);
  expect([await reloaded.navigate(), await reloaded.navigate(), await reloaded.navigate(60_000), await reloaded.navigate()]).toEqual([
    false,
    false,
    false,
    false,
  ]);
  reloaded.site.deployed = NEWER;
  await reloaded.navigate(60_000);
  expect(await reloaded.navigate()).toBe(true);
});

it('[GD-04] offers nothing on the newest page', async () => {
  const { navigate } = open(NEW);
  expect([await navigate(), await navigate(), await navigate(60_000)]).toEqual([false, false, false]);
});
