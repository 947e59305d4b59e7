import { randomUUID } from 'node:crypto';
import type { Incoming } from '#contract/endpoint.ts';
import { lineKeys } from '#domain/bank/read-statement.ts';
import { type ColumnUse, headerName } from '#domain/bank/statement-columns.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import type { MemberContext } from '#server/member-context.ts';
import { rollBack } from '#server/roll-back.ts';
import { findMarks, insertLines, insertStatement, rememberUses } from './bank.repo.ts';
import { markOf } from './line-mark.ts';
import { readFile } from './read-file.ts';

type Asked = { file: Incoming; uses: ColumnUse[] | undefined; name: string; leavesOut: boolean };

/** The lines that are new, and how its columns were read. Whoever sends it again adds nothing. */
export async function keepStatement({ queries, services, memberId, now }: MemberContext, asked: Asked) {
	const read = await readFile(queries, { ...asked, now });
	if ('why' in read || read.unreadable) return refuse('changed-since');
	const { header, uses, lines, faults } = read;
	// What cannot be read was seen before it is left out.
	if (faults.length > 0 && !asked.leavesOut) return refuse('changed-since');
	return services.transact(async (work) => {
		await rememberUses(work, { header: headerName(header), uses, at: now });
		const marked = lineKeys(lines).map((key, at) => ({ line: lines[at], mark: markOf(services.keys, key) }));
		const known = await findMarks(
			work,
			marked.map(({ mark }) => mark),
		);
		const fresh = marked.flatMap(({ line, mark }) => (line && !known.has(mark) ? [{ ...line, mark }] : []));
		const days = fresh.map(({ on }) => on).sort();
		const [firstOn, lastOn] = [days[0], days.at(-1)];
		if (firstOn === undefined || lastOn === undefined) return accept({ id: null, fresh: 0, known: known.size });
		const id = randomUUID();
		await insertStatement(work, {
			...{ id, name: asked.name, knownCount: known.size, firstOn, lastOn, uploadedAt: now, uploadedBy: memberId },
		});
		const made = await insertLines(
			work,
			fresh.map(({ balance, ...line }) => ({ ...line, id: randomUUID(), statementId: id, balanceWon: balance })),
		);
		// Somebody uploaded the same at the same instant: theirs has the lines.
		if (made < fresh.length) return rollBack(refuse('changed-since'));
		await recordAudit(work, {
			...{ event: 'bank.statement-taken', actorId: memberId, subjectId: null, actor: 'operator', at: now },
			...{ subject: ['bank-statement', id], details: { fresh: made, known: known.size, firstOn, lastOn } },
		});
		return accept({ id, fresh: made, known: known.size });
	});
}
