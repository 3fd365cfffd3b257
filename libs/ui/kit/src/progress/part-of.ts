import type { CSSProperties } from 'react';

/** Share of `value` in `max`, from 0 to 1; 0 if there is no maximum. */
export const partOf = (value: number, max: number): number => (max > 0 ? Math.min(1, Math.max(0, value / max)) : 0);

/** Style of a track that is filled up to a share. */
export const lengthOf = (part: number, style?: CSSProperties) => ({ '--part': part, ...style }) as CSSProperties;
