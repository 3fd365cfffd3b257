import { codeOf } from '@touchline/shared-primitives';
import { loadPatiently, portsOf } from '@touchline/shared-state';
import { BlocksSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'react-redux';

/** A part of the coupon in a chunk of its own. */
export interface LaterPart<P extends object> {
  (props: P): ReactNode;
  /** Fetches the part before it is drawn. A failure is seen by whoever draws it. */
  prefetch: () => void;
  /**
   * Goes on what opens the part: a pointer that moves over it, a finger or the focus on it fetches the part before the press is over. A sheet that slides under
   * a resting pointer means nothing.
   */
  intent: { onPointerMove: () => void; onTouchStart: () => void; onFocus: () => void };
}

export interface LaterOptions<P extends object> {
  /** Names the chunk where its failure is logged. */
  name: string;
  load: () => Promise<ComponentType<P>>;
  /** Holds the place until the part is there; a skeleton unless told. */
  waiting?: ReactNode;
  /** What stands around that, and around the words of a part that did not come: a dialog for a dialog. */
  frame?: (props: P, content: ReactNode) => ReactNode;
}

/**
 * What a single bet does without comes in a chunk of its own, so that the coupon is there sooner. A part that does not come says so in its place and
 * offers another try; the rest of the coupon goes on.
 *
 * @spec PL-02 REM-4
 */
export function comesLater<P extends object>(options: LaterOptions<P>): LaterPart<P> {
  const { name, load, waiting = <BlocksSkeleton count={1} />, frame = (_props, content) => content } = options;
  let Part: ComponentType<P> | undefined;
  let coming: Promise<void> | undefined;
  const bring = (): Promise<void> =>
    (coming ??= loadPatiently(load).then(
      (came) => {
        Part = came;
      },
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));
  const prefetch = (): void => void bring().catch(() => undefined);
  function Later(props: P) {
    const { report } = portsOf(useStore());
    const [status, setStatus] = useState<'waits' | 'here' | 'failed'>(Part === undefined ? 'waits' : 'here');
    useEffect(() => {
      if (status !== 'waits') return undefined;
      let isLeft = false;
      const become = (next: 'here' | 'failed'): void => {
        if (!isLeft) setStatus(next);
      };
      bring().then(
        () => become('here'),
        (error: unknown) => {
          report('chunk-failed', { name, code: codeOf(error) });
          become('failed');
        },
      );
      return () => {
        isLeft = true;
      };
    }, [report, status]);
    if (Part !== undefined) return <Part {...props} />;
    return frame(props, status === 'failed' ? <SectionFailedState isCard onRetry={() => setStatus('waits')} /> : waiting);
  }
  return Object.assign(Later, { prefetch, intent: { onPointerMove: prefetch, onTouchStart: prefetch, onFocus: prefetch } });
}
