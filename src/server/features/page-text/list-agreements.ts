import type { Agreement } from '#contract/api/text-desk.ts';
import { pageSize } from '#contract/endpoint.ts';
import { koreanDay, koreanMoment } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { maskAddress } from '#domain/member/mask-address.ts';
import type { PageTextSlug } from '#domain/page/page-text.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import type { Queries } from '#server/queries.ts';
import { wordsIn } from '#server/words.ts';
import { countAgreements, findAgreements } from './agreement.repo.ts';
import { findVersions } from './page-text.repo.ts';

const latestFirst = cursorOf({ givenAt: cursorPart.moment, id: cursorPart.uuid });

type Version = { slug: PageTextSlug; version: string };
type Row = Awaited<ReturnType<typeof findAgreements>>[number];

function givenWith({ reservationId, questionId, consultationId }: Row): Agreement['with'] {
	if (reservationId !== null) return 'reservation';
	if (questionId !== null) return 'question';
	return consultationId === null ? 'account' : 'consultation';
}

/** Who it was, as far as a list tells it; of a closed account nothing is left to tell. */
function view(row: Row): Agreement {
	const isClosed = row.status === 'closed';
	return {
		...{ id: row.id, memberId: row.memberId, version: row.version, language: row.locale, with: givenWith(row) },
		name: isClosed ? '—' : `${row.firstName} ${row.lastName}`.trim(),
		email: isClosed || row.email === '' ? '—' : maskAddress(row.email),
		givenAt: row.givenAt.toISOString(),
		withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
	};
}

const isKnown = async (queries: Queries, { slug, version }: Version) =>
	(await findVersions(queries, slug)).some((one) => one.version === version);

/** Who agreed to a version of a text. */
export async function listAgreements(
	{ queries }: { queries: Queries },
	{ slug, version, cursor }: Version & { cursor?: string | undefined },
) {
	const after = latestFirst.read(cursor);
	if (!after.ok) return after;
	if (!(await isKnown(queries, { slug, version }))) return refuse('not-found');
	const [rows, total] = await Promise.all([
		findAgreements(queries, { slug, version, after: after.value, limit: pageSize + 1 }),
		countAgreements(queries, { slug, version }),
	]);
	const { shown, nextCursor } = pageOf(rows, ({ exactGivenAt, id }) =>
		latestFirst.write({ givenAt: exactGivenAt, id }),
	);
	return accept({ items: shown.map(view), total, nextCursor });
}

const columns = ['givenAt', 'name', 'email', 'version', 'language', 'with', 'withdrawnAt'] as const;

/** The same for a spreadsheet, all of it. That somebody took it along is recorded before the first byte. */
export async function exportAgreements(
	context: MemberContext,
	{ slug, version, language }: Version & { language: ContentLocale },
) {
	const { queries, memberId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	if (!(await isKnown(queries, { slug, version }))) return refuse('not-found');
	await recordAudit(queries, {
		...{ event: 'text.agreements-exported', actorId: memberId, actor: 'operator', subjectId: null, at: now },
		...{ subject: ['page-text', slug], details: { version } },
	});
	const table = tableOf(queries, { slug, version, language });
	return accept(csvFile(table, `maru-${slug}-${version}-${koreanDay(now)}.csv`));
}

type After = { givenAt: string; id: string };

async function* tableOf(queries: Queries, { language, ...of }: Version & { language: ContentLocale }) {
	const say = wordsIn(language, ['console', 'console-text']);
	const t = say('console.text');
	const languageName = say('console.languageName');
	yield [columns.map((column) => t(`column.${column}`))];
	const pages = allPages(
		(page: { after: After | undefined; limit: number }) => findAgreements(queries, { ...of, ...page }),
		({ exactGivenAt, id }) => ({ givenAt: exactGivenAt, id }),
	);
	for await (const rows of pages)
		yield rows.map((row) => {
			const one = view(row);
			return [
				...[
					koreanMoment(row.givenAt),
					one.name,
					one.email,
					one.version,
					languageName(one.language),
					t(`with.${one.with}`),
				],
				row.withdrawnAt && koreanMoment(row.withdrawnAt),
			];
		});
}
