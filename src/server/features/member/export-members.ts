import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { MemberList } from '#domain/member/member-desk.ts';
import { loadCountries } from '#i18n/countries.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { findHousesOf, findNewestMembers } from './member-desk.repo.ts';
import { memberRowView } from './member-desk-view.ts';

const columns = ['name', 'ownName', 'email', 'verified', 'phone', 'country', 'kind', 'status', 'joined'] as const;

type Asked = { status?: MemberList | undefined; language: ContentLocale };

/** A list of members for a spreadsheet: masked as on screen. That somebody took it along is an entry before the first byte. */
export async function exportMembers(context: MemberContext, { status, language }: Asked) {
	const { queries, memberId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	await recordAudit(queries, {
		...{ event: 'member.exported', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['member-list', status ?? 'all'], details: { list: status ?? 'all' } },
	});
	return accept(csvFile(tableOf(queries, { status, language }), `maru-members-${koreanDay(now)}.csv`));
}

/** The headings, then the members, the newest first. */
async function* tableOf(queries: MemberContext['queries'], { status, language }: Asked) {
	const t = wordsIn(language, ['console', 'console-member'])('console.member');
	const countries: Partial<Record<string, string>> = await loadCountries(language);
	yield [columns.map((column) => t(`column.${column}`))];
	const pages = allPages(
		(page: { after: { createdAt: string; id: string } | undefined; limit: number }) =>
			findNewestMembers(queries, { status, ...page }),
		({ exactCreatedAt: createdAt, id }) => ({ createdAt, id }),
	);
	for await (const rows of pages) {
		const housesOf = await findHousesOf(
			queries,
			rows.map(({ id }) => id),
		);
		yield rows.map((row) => {
			const {
				name,
				ownName,
				email,
				phone,
				country,
				kind,
				houses,
				status: standing,
			} = memberRowView(row, housesOf(row.id));
			return [
				...[name, ownName, email, t(row.emailVerifiedAt ? 'merger.proved' : 'facts.unproved'), phone],
				...[
					country && (countries[country] ?? country),
					[t(`kind.${kind}`), ...houses].join(' · '),
					t(`status.${standing}`),
				],
				koreanDay(row.createdAt),
			];
		});
	}
}
