export { dataFolder } from './db/data-folder.ts';
export { type Db, type Queryable, SqlState, sqlStateOf } from './db/db.ts';
export { lockFile } from './db/lock-file.ts';
export { inOrder, KERNEL_MIGRATIONS, migrate } from './db/migrate.ts';
export type { Migration } from './db/migration.ts';
export { openDb } from './db/open-db.ts';
export { TakenElsewhere } from './db/taken-elsewhere.ts';
