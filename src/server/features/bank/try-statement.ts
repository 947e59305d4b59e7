import { mostPreviewed, mostToldFaults, type StatementTrial } from '#contract/api/bank.ts';
import type { Incoming } from '#contract/endpoint.ts';
import { againstBalance } from '#domain/bank/against-balance.ts';
import { type Direction, lineKeys, type StatementLine } from '#domain/bank/read-statement.ts';
import { type ColumnUse, namedOtherwise } from '#domain/bank/statement-columns.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findMarks } from './bank.repo.ts';
import { markOf } from './line-mark.ts';
import { readFile } from './read-file.ts';

const mostExamples = 3;

/** How a bank's file would be read, before anything of it is kept. */
export async function tryStatement(
	{ queries, services, now }: MemberContext,
	{ file, uses }: { file: Incoming; uses: ColumnUse[] | undefined },
) {
	const read = await readFile(queries, { file, uses, now });
	if ('why' in read)
		return accept<StatementTrial>({
			...{ encoding: null, unreadable: read, columns: [], isRemembered: false, faults: [] },
			...{ counts: { lines: 0, fresh: 0, known: 0, bad: 0 }, preview: [] },
			...{ sums: { in: sumOf([], 'in'), out: sumOf([], 'out') }, against: { names: [], balance: 0 } },
		});
	const { encoding, unreadable, header, isRemembered, rows, lines, faults } = read;
	const marks = lineKeys(lines).map((key) => markOf(services.keys, key));
	const known = await findMarks(queries, marks);
	const fresh = lines.filter((_, at) => !known.has(marks[at] ?? ''));
	return accept<StatementTrial>({
		...{ encoding, unreadable, isRemembered },
		columns: header.map((name, at) => ({
			...{ name, use: read.uses[at] ?? 'ignored' },
			examples: rows
				.map((row) => (row[at] ?? '').trim().slice(0, 60))
				.filter(Boolean)
				.slice(0, mostExamples),
		})),
		counts: { lines: lines.length, fresh: fresh.length, known: known.size, bad: faults.length },
		preview: fresh.slice(0, mostPreviewed),
		sums: { in: sumOf(fresh, 'in'), out: sumOf(fresh, 'out') },
		against: { names: namedOtherwise(header, read.uses), balance: againstBalance(lines) },
		faults: faults.slice(0, mostToldFaults),
	});
}

function sumOf(lines: readonly StatementLine[], direction: Direction) {
	const of = lines.filter((line) => line.direction === direction);
	return { lines: of.length, won: of.reduce((sum, { won }) => sum + won, 0) };
}
