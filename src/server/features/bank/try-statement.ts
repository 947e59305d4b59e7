import { mostToldFaults, type StatementTrial } from '#contract/api/bank.ts';
import type { Incoming } from '#contract/endpoint.ts';
import { lineKeys } from '#domain/bank/read-statement.ts';
import type { ColumnUse } from '#domain/bank/statement-columns.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { findMarks } from './bank.repo.ts';
import { markOf } from './line-mark.ts';
import { readFile } from './read-file.ts';

const mostExamples = 3;

/** How a bank's file would be read, before anything of it is kept. */
export async function tryStatement(
	{ queries, services }: MemberContext,
	{ file, uses }: { file: Incoming; uses: ColumnUse[] | undefined },
) {
	const read = await readFile(queries, { file, uses });
	if ('why' in read)
		return accept<StatementTrial>({
			...{ encoding: null, unreadable: read, columns: [], isRemembered: false, faults: [] },
			counts: { lines: 0, fresh: 0, known: 0, bad: 0 },
		});
	const { encoding, unreadable, header, isRemembered, rows, lines, faults } = read;
	const marks = lineKeys(lines).map((key) => markOf(services.keys, key));
	const known = (await findMarks(queries, marks)).size;
	return accept<StatementTrial>({
		...{ encoding, unreadable, isRemembered },
		columns: header.map((name, at) => ({
			...{ name, use: read.uses[at] ?? 'ignored' },
			examples: rows
				.map((row) => (row[at] ?? '').trim().slice(0, 60))
				.filter(Boolean)
				.slice(0, mostExamples),
		})),
		counts: { lines: lines.length, fresh: lines.length - known, known, bad: faults.length },
		faults: faults.slice(0, mostToldFaults),
	});
}
