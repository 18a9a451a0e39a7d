/** Takes back the last change with triggers and SQL (https://sqlite.org/undoredo.html). */
import type { Changes } from './changes.ts';
import type { Database } from './database.ts';

const TABLES = [
  'talents',
  'profiles',
  'slides',
  'staff',
  'posts',
  'texts',
  'images',
  'settings',
] as const;

export function createUndo(database: Database, changes: Changes) {
  const { sql, query } = database;
  let isRecording = false;
  sql.function('is_recording', () => Number(isRecording));
  sql.exec('CREATE TEMP TABLE undo (id INTEGER PRIMARY KEY, statement TEXT NOT NULL)');
  for (const table of TABLES) {
    const columns = query<{ name: string; pk: number }>(`PRAGMA table_info(${table})`).all();
    const quoted = (row: 'old' | 'new', { name }: { name: string }) => `quote(${row}.${name})`;
    const key = columns
      .filter(({ pk }) => pk > 0)
      .map((column) => `'${column.name} = ' || ${quoted('new', column)}`);
    const where = `' WHERE ' || ${key.join(` || ' AND ' || `)}`;
    const values = columns.map((column) => quoted('old', column)).join(` || ', ' || `);
    const set = columns
      .map((column) => `'${column.name} = ' || ${quoted('old', column)}`)
      .join(` || ', ' || `);
    const names = columns.map(({ name }) => name).join(', ');
    for (const [event, inverse] of [
      ['AFTER INSERT', `'DELETE FROM ${table}' || ${where}`],
      ['AFTER UPDATE', `'UPDATE ${table} SET ' || ${set} || ${where}`],
      ['BEFORE DELETE', `'INSERT INTO ${table} (${names}) VALUES (' || ${values} || ')'`],
    ] as const)
      sql.exec(`CREATE TEMP TRIGGER ${table}_${event.replace(' ', '_')} ${event} ON ${table} WHEN is_recording()
        BEGIN INSERT INTO undo (statement) VALUES (${inverse}); END`);
  }
  const clear = sql.prepare('DELETE FROM undo');
  const select = query<{ statement: string }>('SELECT statement FROM undo ORDER BY id DESC');
  return {
    /** Runs a change and records its reversal, replacing the previous one. */
    record(work: () => void): void {
      clear.run();
      // What came before is the seed.
      isRecording = true;
      work();
    },
    /** Call it in a transaction. */
    takeBack(): void {
      for (const { statement } of select.all()) sql.exec(statement);
      changes.note();
      clear.run();
    },
  };
}
