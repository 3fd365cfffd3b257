import { codeOf } from '@touchline/shared-primitives';
import type { Build, PageAnswer, PageState } from '@touchline/shared-state';
import type { FastifyBaseLogger } from 'fastify';
import { Writable, type Duplex } from 'node:stream';
import { createEncoder, type Encoding } from '../http/compress.ts';
import { dictionaryUrls, remoteFiles, spokenLanguages, type Registry } from '../registry.ts';
import type { EdgeSettings } from '../settings.ts';
import { documentHead, documentTail, pageCodeOf } from './html.ts';

/** A render that hangs would block its visitor and keep its memory. */
export const RENDER_WITHIN_MS = 10_000;

export interface DocumentToDraw {
  answer: PageAnswer;
  nonce: string;
  build: Build;
  /** As this tab has it. */
  registry: Registry;
  /** Markup that the edge adds outside the application. */
  badge: string;
  brand: EdgeSettings['brand'];
  /** Whether languages of tests are left out. */
  isProduction: boolean;
  mode: EdgeSettings['mode'];
  hasPageJson: boolean;
  encoding: Encoding;
  extraHead: string;
  /** Whether the visitor has left, after which failures are not reported. */
  isLeft: () => boolean;
  /** Called when a part could not be rendered. */
  failed?: () => void;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Streams the head at once, then the rendered page, then the state. If rendering fails midway, the document ends so that the browser can
 * recover.
 */
export function documentStream({
  answer,
  nonce,
  build,
  registry,
  badge,
  brand,
  isProduction,
  mode,
  hasPageJson,
  encoding,
  extraHead,
  isLeft,
  failed,
  log,
}: DocumentToDraw): Duplex {
  const host = registry.host[build];
  const state: PageState = {
    build,
    host: answer.state,
    isProduction: mode === 'production',
    ...(hasPageJson && { hasPageJson }),
    builtAt: registry.builtAt,
    languages: spokenLanguages(registry, isProduction),
    messages: Object.fromEntries(
      answer.languages.flatMap((lang) => {
        const urls = dictionaryUrls(registry, lang);
        return urls === undefined ? [] : [[lang, urls]];
      }),
    ),
    remotes: remoteFiles(registry),
  };
  const out = createEncoder(encoding);
  out.write(documentHead({ answer, registry, nonce, host, brand, extraHead }));
  out.flush?.();
  const finish = (): void => {
    clearTimeout(limit);
    out.end(documentTail({ state, nonce, badge, code: pageCodeOf({ answer, registry, host }) }));
  };
  const body = inLargePieces(out, finish);
  const rendering = answer.stream({
    nonce,
    onShellReady: () => {
      rendering.pipe(body);
    },
    onShellError: (error) => {
      log.error({ source: 'document', code: codeOf(error) }, 'render-failed');
      failed?.();
      // The browser finds an empty root and draws the page itself.
      finish();
    },
    onError: (error) => {
      if (!isLeft()) log.error({ source: 'document', err: error }, 'render-error');
      failed?.();
    },
  });
  const limit = setTimeout(() => rendering.abort(new Error('The render took too long.')), RENDER_WITHIN_MS);
  out.once('close', () => {
    clearTimeout(limit);
    if (!out.writableFinished) rendering.abort(new Error('The visitor left.'));
  });
  return out;
}

/** More than React writes before it waits for the reader. */
const AT_ONCE_BYTES = 1 << 20;

/**
 * React writes pieces of two kilobytes, and a compression stream handles each of them in a task of another thread. Pieces that are written at
 * once are passed on as one.
 *
 * @param finish - called after the last piece.
 */
function inLargePieces(out: Duplex, finish: () => void): Writable {
  return new Writable({
    highWaterMark: AT_ONCE_BYTES,
    writev: (pieces, next) => {
      const isTaken = out.write(Buffer.concat(pieces.map(({ chunk }) => chunk as Buffer)));
      // Later, so that the pieces after the first one gather.
      if (isTaken) setImmediate(next);
      else out.once('drain', () => next());
    },
    final: (done) => {
      finish();
      done();
    },
  });
}
