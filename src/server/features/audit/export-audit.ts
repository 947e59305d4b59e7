import type { auditEndpoints } from '#contract/api/audit.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { koreanDay, koreanMoment } from '#domain/kernel/korean-date.ts';
import { accept } from '#domain/kernel/result.ts';
import { changeTextIn, factTextIn, fieldNamesIn } from '#i18n/fact-text.ts';
import { subjectNoun } from '#i18n/subject-noun.ts';
import type { TranslatorOf } from '#i18n/translator.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { requireRecentSignIn } from '../session/require-recent-sign-in.ts';
import { findEntries, recordAudit } from './audit.repo.ts';
import { withSubject } from './audit-subject.repo.ts';

type Query = InputOf<(typeof auditEndpoints)['GET /api/audit-entries/export']>['query'];

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

/** With which words details are said: as on the page, in the language asked for. */
const wordFiles = [
	...(['area', 'console', 'console-account', 'console-audit', 'console-bank', 'console-member'] as const),
	...(['console-refund', 'console-security', 'dispute', 'reservation', 'staff', 'staff-invitation'] as const),
];

const inOneCell = (pairs: readonly (readonly [string, string])[]): string =>
	pairs.map(([name, value]) => `${name}: ${value}`).join('; ');

type Row = Awaited<ReturnType<typeof findEntries>>[number];

/** What happened and what changed, in words; an id beside its name is not looked up for a whole trail. */
function detailsIn(wordsOf: TranslatorOf, { kind, facts, changes }: Pick<Row, 'kind' | 'facts' | 'changes'>) {
	const nameOf = fieldNamesIn(wordsOf);
	const said = factTextIn(wordsOf, kind);
	const changed = changeTextIn(wordsOf, kind);
	return [
		inOneCell(Object.entries(facts).map(([name, value]) => [nameOf(name), said(name, value)])),
		inOneCell(Object.entries(changes ?? {}).map(([name, change]) => [nameOf(name), changed(name, change)])),
	];
}

/** The trail for a spreadsheet, all of it. That somebody took it along is an entry before the first byte. */
export async function exportAudit(context: MemberContext, { language, ...asked }: Query) {
	const { queries, memberId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	const search = await withSubject(queries, asked);
	const by = Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [name]));
	await recordAudit(queries, {
		...{ event: 'audit.exported', actorId: memberId, subjectId: search.about ?? null, at: now },
		...{ actor: 'operator', details: { by: by.join(' ') } },
	});
	return accept(csvFile(tableOf(queries, { language, search }), `maru-audit-${koreanDay(now)}.csv`));
}

type Asked = { language: Query['language']; search: Omit<Query, 'language'> };
type After = { at: string; id: number };

/** The headings, then the entries, the newest first. */
async function* tableOf(queries: MemberContext['queries'], { language, search }: Asked) {
	const wordsOf = wordsIn(language, wordFiles);
	const t = wordsOf('console.audit');
	const saidOf = (kind: string) => {
		const [noun, act] = kind.split('.') as ['member', 'joined'];
		return `${t(`noun.${noun}`)} · ${t(`act.${act}`)}`;
	};
	yield [columns.map((column) => t(`column.${column}`))];
	const pages = allPages(
		(page: { after: After | undefined; limit: number }) => findEntries(queries, { search, ...page }),
		({ at, id }) => ({ at: at.toISOString(), id }),
	);
	for await (const rows of pages)
		yield rows.map((row) => [
			...[koreanMoment(row.at), saidOf(row.kind), row.kind, t(`as.${row.actor}`)],
			row.firstName === null ? row.actorId : `${row.firstName} ${row.lastName}`.trim(),
			...[t(`noun.${subjectNoun(row.subjectKind, row.kind)}`), row.subjectId, row.aboutId, row.place],
			...detailsIn(wordsOf, row),
		]);
}
