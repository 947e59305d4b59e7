import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/support/test-database.ts';
import { memberColumns } from './member-columns.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
	database = await createTestDatabase(2);
});
afterAll(() => database.close());

/** Keys to `member`, and what is called as such a column is: a key of its own keeps rows that outlive the account. */
const naming = `
	select cl.relname || '.' || a.attname as name from pg_constraint c
		join pg_class cl on cl.oid = c.conrelid join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
		where c.contype = 'f' and c.confrelid = 'member'::regclass
	union
	select table_name || '.' || column_name from information_schema.columns
		where table_schema = 'public' and data_type in ('uuid', 'ARRAY') and udt_name in ('uuid', '_uuid')
			and column_name ~ '(^|_)((member|actor|about|author|owner|opener|mediator|reporter|interpreter)_ids?|by)$'
	order by 1`;

test('of every column that names a member it is decided what becomes of it when two accounts become one', async () => {
	const { rows } = await database.pool.query<{ name: string }>(naming);
	const found = rows.map(({ name }) => name);
	expect(found.filter((name) => !(name in memberColumns))).toEqual([]);
	// And of none that is not there any more.
	expect(Object.keys(memberColumns).filter((name) => !found.includes(name))).toEqual([]);
});

test('what is settled by other columns names columns that are there', async () => {
	const { rows } = await database.pool.query<{ name: string }>(
		`select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
	);
	const all = new Set(rows.map(({ name }) => name));
	for (const [name, fate] of Object.entries(memberColumns))
		if (fate.rule === 'once') for (const column of fate.with) expect(all).toContain(`${name.split('.')[0]}.${column}`);
});
