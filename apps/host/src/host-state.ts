/** The part of the document's state that the host writes for itself. */
export interface HostState {
  store: Readonly<Record<string, unknown>>;
  lang: string;
  /** Languages that this person may use. */
  languages: readonly string[];
  section: { name: string; routeKey: string; isRendered: boolean; isLoaded: boolean } | undefined;
}
