import type { auditEndpoints } from '#contract/api/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { csvOf } from '#domain/kernel/csv.ts';
import { koreanDay, koreanMoment } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { findEntries, recordAudit } from './audit.repo.ts';

type Query = InputOf<(typeof auditEndpoints)['GET /api/audit-entries/export']>['query'];

/** Months of a busy house; a download always ends. */
const mostRows = 10_000;

const columns = [
	'at',
	'what',
	'code',
	'as',
	'who',
	'subject',
	'subjectId',
	'about',
	'place',
	'facts',
	'changes',
] as const;

const told = (record: object | null): string => {
	const pairs = Object.entries(record ?? {});
	return pairs
		.map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
		.join('; ');
};

/** The trail for a spreadsheet. That somebody took it along is an entry before the first byte. */
export async function exportAudit({ queries, memberId, now }: MemberContext, { language, ...search }: Query) {
	const by = Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [name]));
	await recordAudit(queries, {
		...{ event: 'audit.exported', actorId: memberId, subjectId: search.about ?? null, at: now },
		...{ actor: 'operator', details: { by: by.join(' ') } },
	});
	const rows = await findEntries(queries, { search, after: undefined, limit: mostRows });
	const t = wordsIn(language, ['console', 'console-audit'])('console.audit');
	const saidOf = (kind: string) => {
		const [noun, act] = kind.split('.') as ['member', 'joined'];
		return `${t(`noun.${noun}`)} · ${t(`act.${act}`)}`;
	};
	const table = [
		columns.map((column) => t(`column.${column}`)),
		...rows.map((row) => [
			...[koreanMoment(row.at), saidOf(row.kind), row.kind, t(`as.${row.actor}`)],
			row.firstName === null ? row.actorId : `${row.firstName} ${row.lastName}`.trim(),
			...[row.subjectKind, row.subjectId, row.aboutId, row.place, told(row.facts), told(row.changes)],
		]),
	];
	const bytes = new TextEncoder().encode(csvOf(table));
	return accept({ bytes, mediaType: 'text/csv; charset=utf-8', name: `maru-audit-${koreanDay(now)}.csv` });
}
