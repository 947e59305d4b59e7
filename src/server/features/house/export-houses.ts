import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { HouseStanding } from '#domain/organisation/organisation-status.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { findHouses } from './house.repo.ts';
import { houseRowView } from './house-view.ts';

const facts = ['registered', 'number', 'representative', 'approved', 'products'] as const;

type Asked = { text?: string | undefined; standing?: HouseStanding | undefined; language: ContentLocale };

/** Houses for a spreadsheet, as they are looked for. That somebody took them along is an entry before the first byte. */
export async function exportHouses(context: MemberContext, asked: Asked) {
	const { queries, memberId, now } = context;
	const refusal = requireRecentSignIn(context);
	if (refusal) return refusal;
	await recordAudit(queries, {
		...{ event: 'partner.exported', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		...{ subject: ['house-list', asked.standing ?? 'all'], details: { list: asked.standing ?? 'all' } },
	});
	return accept(csvFile(tableOf(queries, asked), `maru-houses-${koreanDay(now)}.csv`));
}

/** The headings, then the houses by the name they are registered with. */
async function* tableOf(queries: MemberContext['queries'], { language, ...wanted }: Asked) {
	const t = wordsIn(language, ['console', 'console-house'])('console.house');
	yield [[t('column.name'), ...facts.map((fact) => t(`facts.${fact}`)), ...[t('column.standing'), t('column.people')]]];
	const pages = allPages(
		(page: { after: { name: string; id: string } | undefined; limit: number }) =>
			findHouses(queries, { ...wanted, language, ...page }),
		({ businessName: name, id }) => ({ name, id }),
	);
	for await (const rows of pages)
		yield rows.map((row) => {
			const house = houseRowView(row);
			return [
				...[house.name, house.businessName, house.registrationNumber, row.representative, house.approvedOn],
				...[house.publishedProducts, t(`standing.${house.standing}`)],
				t('people', { owners: house.activeOwners, staff: house.staff }),
			];
		});
}
