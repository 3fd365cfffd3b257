import type { CSSProperties, ReactNode } from 'react';
import './foundations.css';

/** A page of the foundations: what it is about in one sentence, then its parts. */
export function Page({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) {
  return (
    <article className="fd-page">
      <h1>{title}</h1>
      <p className="fd-lead">{lead}</p>
      {children}
    </article>
  );
}

/** A part of a page under its heading. */
export function Part({ title, note, children }: { title: string; note?: ReactNode; children: ReactNode }) {
  return (
    <section className="fd-part">
      <h2>{title}</h2>
      {note !== undefined && <p>{note}</p>}
      {children}
    </section>
  );
}

/** Samples beside each other that wrap where there is no room. */
export function Samples({ children }: { children: ReactNode }) {
  return <div className="fd-samples">{children}</div>;
}

export interface SampleProps {
  name: string;
  note?: ReactNode;
  /** The custom property whose colour it shows. */
  colour?: string;
  style?: CSSProperties;
  children?: ReactNode;
}

/** One sample with its name: a colour, or whatever stands inside. */
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
