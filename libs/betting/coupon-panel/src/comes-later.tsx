import { codeOf } from '@touchline/shared-primitives';
import { loadPatiently, portsOf } from '@touchline/shared-state';
import { BlocksSkeleton, SectionFailedState } from '@touchline/ui-kit';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useStore } from 'react-redux';

/** A part of the coupon in a separate chunk. */
export interface LaterPart<P extends object> {
  (props: P): ReactNode;
  /** Loads the part before it is rendered. Errors are left to the component that renders it. */
  prefetch: () => void;
  /**
   * Handlers for the control that opens the part: pointer movement, touch or focus start loading before the click. Uses pointer movement
   * instead of pointer enter, because a sheet can slide under a resting pointer.
   */
  intent: { onPointerMove: () => void; onTouchStart: () => void; onFocus: () => void };
}

export interface LaterOptions<P extends object> {
  /** Name of the chunk in the error log. */
  name: string;
  load: () => Promise<ComponentType<P>>;
  /** Placeholder while loading; a skeleton by default. */
  waiting?: ReactNode;
  /** Wrapper for the placeholder and the error state: a dialog if the part is a dialog. */
  frame?: (props: P, content: ReactNode) => ReactNode;
}

/**
 * Moves a part that a single bet does not need into a separate chunk, so that the coupon loads sooner. If the chunk fails to load, the part
 * shows an error with a retry button; the rest of the coupon keeps working.
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
