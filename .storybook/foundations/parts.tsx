import type { CSSProperties, ReactNode } from 'react';
import './foundations.css';

/** A page of the foundations: one introductory sentence, then its parts. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="fd-page">
      <h1>{title}</h1>
      <p className="fd-lead">{lead}</p>
      {children}
    </article>
  );
}

/** A part of a page with its heading. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="fd-part">
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  );
}

/** Samples side by side, wrapping where needed. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className="fd-samples">{children}</div>;
}

export interface SampleProps {
  name: string;
  note?: ReactNode;
  /** Custom property of the colour to show. */
  colour?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** One sample with its name: a colour, or its children. */
export function Sample({ name, note, colour, style, children }: SampleProps) {
  return (
    <figure className="fd-sample">
      <div className="fd-box" style={colour === undefined ? style : { background: `var(--${colour})`, ...style }}>
        {children}
      </div>
      <figcaption>
        <b>{name}</b>
        {note !== undefined && <span>{note}</span>}
      </figcaption>
    </figure>
  );
}
