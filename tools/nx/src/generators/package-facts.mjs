// Metadata in the package.json of a public lib: written by the generator, checked by pack-check.

const SITE = 'https://touchline.example';
/** The oldest Node that runs the product. */
const ENGINES = { node: '>=20' };

/** First paragraph of a README, as one line. */
export function purposeOf(readme) {
  const [, , ...lines] = readme.split('\n');
  const end = lines.findIndex((line) => line.trim() === '');
  return lines
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replaceAll('`', '')
    .trim();
}

/**
 * @param path - `scope/lib`.
 * @param readme - text of its README.
 */
export function packageFacts(path, readme) {
  const [scope, lib] = path.split('/');
  return {
    description: purposeOf(readme),
    keywords: [...new Set(['touchline', 'betting', scope, lib])],
    homepage: SITE,
    repository: { type: 'git', url: `git+${SITE}/touchline.git`, directory: `libs/${path}` },
    engines: ENGINES,
  };
}

/** The manifest with these facts placed after its licence. */
export function withPackageFacts(manifest, facts) {
  const { name, version, private: isPrivate, license, description, keywords, homepage, repository, engines, ...rest } = manifest;
  return { name, version, ...(isPrivate && { private: isPrivate }), ...facts, license, ...rest };
}
