import { holdRefusals } from './held-refusals.ts';

describe('held refusals', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());
  const open = () => {
    const sent: number[] = [];
    const refusals = holdRefusals({ holdMs: 100, perSecond: 600, most: 500 }, () => performance.now());
    const hold = (at: number) => refusals.hold(() => void sent.push(at));
    return { sent, refusals, hold };
  };

  it('[SRV-3] are sent after a tenth of a second, in order, and no more than the rate allows', () => {
    const { sent, hold } = open();
    for (let at = 0; at < 300; at += 1) hold(at);
    jest.advanceTimersByTime(99);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(301);
    expect(sent.length).toBeGreaterThan(150);
    expect(sent.length).toBeLessThanOrEqual(240);
    jest.advanceTimersByTime(300);
    expect(sent).toEqual(Array.from({ length: 300 }, (_, at) => at));
  });

  it('[SRV-3] are limited in number, and forgotten with their visitor', () => {
    const { sent, hold } = open();
    const forgets = Array.from({ length: 500 }, (_, at) => hold(at));
    expect(hold(500)).toBeUndefined();
    for (const forget of forgets) forget?.();
    expect(hold(501)).toBeDefined();
    jest.advanceTimersByTime(2_000);
    expect(sent).toEqual([501]);
  });

  it('[SRV-1] are sent at once when the process stops', () => {
    const { sent, refusals, hold } = open();
    hold(1);
    refusals.release();
    hold(2);
    expect(sent).toEqual([1, 2]);
  });
});
