import { expect, test } from 'vitest';
import { statementWords } from './statement-words.ts';

const namesOf = (...texts: string[]) => texts.map((text) => statementWords(text).name);

/** Written so that it is not taken for an import of ours. */
const quoted = '"member"';

test('a statement is named by what it does to which table', () => {
	expect(
		namesOf(
			`select "id", "name" from ${quoted} where ${quoted}."id" = $1`,
			'\n\tinsert into reservation (id) values ($1)',
			'update "graphile_worker"."_private_jobs" set x = 1',
			'delete from only slot',
			'begin',
			'with held as (select 1 from slot) select * from held',
			'select (select max(at) from (select 1) x), count(*) from product where id in (select 1 from slot)',
			'select (select 1 from rating) as aspects',
			'',
		),
	).toEqual([
		'select member',
		'insert reservation',
		'update graphile_worker._private_jobs',
		'delete slot',
		'begin',
		'with slot',
		'select product',
		'select rating',
		'statement',
	]);
});

test('values that stand in a statement do not stand in its words', () => {
	const { facts } = statementWords(
		`select * from member where email = 'o''hara@maru.example' and phone = '+82 10' and born > 19840101 and w = 1.5 and id = $12 and t2.x`,
	);
	expect(facts['db.query.text']).toBe(
		'select * from member where email = ? and phone = ? and born > ? and w = ? and id = $12 and t2.x',
	);
	expect(statementWords(`do $$ begin perform 'secret'; end $$`).facts['db.query.text']).toBe('do ?');
	expect(
		statementWords(`select '${'x'.repeat(5_000)}', ${'column, '.repeat(500)}`).facts['db.query.text'],
	).toHaveLength(1_000);
});
