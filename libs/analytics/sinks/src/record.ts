import { analyticsCalls } from '@touchline/analytics-contract';
import type { SinkDeps, Sinks } from '@touchline/analytics-state';
import { requestOf } from '@touchline/shared-http';
import { record as startRecorder } from '@rrweb/record';
import { maskEvent } from './mask.ts';

/** Maximum length of a recording. */
const LONGEST_MS = 300_000;
const SEND_EVERY_MS = 10_000;
/** Maximum size of a chunk per call. */
const PART = 48_000;
const MOST_PARTS = 100;
const SCROLLS_EVERY_MS = 500;

/** Compresses a text to gzip in base64. */
async function packed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary);
}

/**
 * Records scrolling and clicks. All inputs and texts are masked by the recorder and again by us; images, frames and videos are excluded.
 * Stops after five minutes.
 *
 * @param key - the collector's key for recordings.
 * @spec PRV-3 AN-01
 */
export function record({ ports, visit }: Pick<SinkDeps, 'ports' | 'visit'>, key: string): Sinks {
  const recording = ports.uuid();
  let events: unknown[] = [];
  let isStopped = false;
  const send = async (): Promise<void> => {
    if (events.length === 0) return;
    const text = await packed(JSON.stringify(events.splice(0)));
    const of = Math.ceil(text.length / PART);
    if (of > MOST_PARTS) return; // too large to be useful
    for (let part = 0; part < of && !isStopped; part++) {
      const body = { visit, recording, part, of, data: text.slice(part * PART, (part + 1) * PART) };
      await ports.send(requestOf(ports.origin, analyticsCalls.record, { params: { key }, body }));
    }
  };
  const quietly = (): void => void send().catch(() => undefined); // a recording with a gap is worthless, so a failed chunk is not retried
  const stopRecorder = startRecorder({
    emit: (event) => void events.push(maskEvent(event)),
    maskAllInputs: true,
    maskTextSelector: '*',
    blockSelector: 'img, picture, iframe, canvas, video',
    slimDOMOptions: 'all',
    recordCanvas: false,
    collectFonts: false,
    inlineImages: false,
    inlineStylesheet: false,
    sampling: { mousemove: false, scroll: SCROLLS_EVERY_MS, input: 'last' },
    ignoreCSSAttributes: new Set(['color']),
  });
  const timer = setInterval(quietly, SEND_EVERY_MS);
  const stop = (): void => {
    isStopped = true;
    clearInterval(timer);
    stopRecorder?.();
    events = [];
  };
  const end = setTimeout(stop, LONGEST_MS);
  return {
    take: () => undefined,
    stop: () => {
      clearTimeout(end);
      stop();
    },
  };
}
