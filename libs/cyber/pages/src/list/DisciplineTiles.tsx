import { cyberIconPath, type CyberDiscipline } from '@touchline/cyber-contract';
import { idSegment, routePath } from '@touchline/shared-routes';
import { Link, PulseDot } from '@touchline/ui-kit';
import { FormattedMessage } from 'react-intl';
import styles from './Cyber.module.css';

export const disciplinePath = ({ type, id, key }: Pick<CyberDiscipline, 'type' | 'id' | 'key'>, lang: string): string =>
  routePath('cyber-discipline', { type, discipline: idSegment(id, key) }, { lang });

/** The icon of a discipline, in the version that the site uses. @spec BT-03 */
export function DisciplineIcon({
  discipline: { key, iconsVersion },
  size = 40,
}: {
  discipline: Pick<CyberDiscipline, 'key' | 'iconsVersion'>;
  size?: number;
}) {
  return (
    <img className={styles.icon} src={cyberIconPath(key, iconsVersion)} alt="" width={size} height={size} loading="lazy" decoding="async" />
  );
}

/** Disciplines as tiles with icon, name, and numbers of live and upcoming games. @spec BT-06 */
export function DisciplineTiles({ disciplines, lang, label }: { disciplines: readonly CyberDiscipline[]; lang: string; label: string }) {
  return (
    <ul className={styles.tiles} aria-label={label}>
      {disciplines.map((discipline) => (
        <li key={discipline.id}>
          <Link className={styles.tile} href={disciplinePath(discipline, lang)}>
            <DisciplineIcon discipline={discipline} />
            <span className={styles.name}>{discipline.name}</span>
            <span className={styles.counts}>
              {discipline.live > 0 && (
                <span className={styles.live}>
                  <PulseDot />
                  <FormattedMessage
                    tagName="span"
                    id="cyber.live"
                    defaultMessage="{count, number} live"
                    values={{ count: discipline.live }}
                  />
                </span>
              )}
              <FormattedMessage
                tagName="span"
                id="cyber.matches"
                defaultMessage="{count, plural, one {# match} other {# matches}}"
                values={{ count: discipline.line + discipline.live }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
