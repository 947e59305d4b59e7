import { koreanMoment } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { spanOf } from '#domain/refund/refund-month.ts';
import { allPages } from '#server/all-pages.ts';
import { csvFile } from '#server/csv-file.ts';
import { recordAudit } from '#server/features/audit/audit.repo.ts';
import { requireRecentSignIn } from '#server/features/session/require-recent-sign-in.ts';
import type { MemberContext } from '#server/member-context.ts';
import { wordsIn } from '#server/words.ts';
import { findPaid } from './refund.repo.ts';

const columns = ['sentAt', 'code', 'guest', 'won', 'method', 'by', 'as', 'corrects'] as const;

/**
 * A month for the books: texts that a spreadsheet takes for nothing else, one line a refund, and one below nothing for each that is
 * corrected. Each names its guest, so it is taken after a recent sign-in (decision 0161).
 */
export async function exportRefunds(
	{ queries, memberId, now, signedInAt }: MemberContext,
	{ month, language }: { month: string; language: ContentLocale },
) {
	const late = requireRecentSignIn({ signedInAt, now });
	if (late) return late;
	await recordAudit(queries, {
		...{ event: 'refund.exported', actorId: memberId, subjectId: null, actor: 'operator', at: now },
		subject: ['refund-month', month],
	});
	return accept(csvFile(tableOf(queries, { month, language }), `maru-refunds-${month}.csv`));
}

/** The headings, then the lines of the month, however many. */
async function* tableOf(
	queries: MemberContext['queries'],
	{ month, language }: { month: string; language: ContentLocale },
) {
	const t = wordsIn(language, ['console', 'console-refund'])('console.refund');
	yield [columns.map((column) => t(`column.${column}`))];
	const pages = allPages(
		(page: { after: { at: string; id: string } | undefined; limit: number }) =>
			findPaid(queries, { span: spanOf(month), ...page }),
		({ at, id }) => ({ at: at.toISOString(), id }),
	);
	for await (const rows of pages)
		yield rows.map((row) => [
			...[koreanMoment(row.at), row.code, `${row.firstName} ${row.lastName}`.trim(), row.won],
			...[t(`method.${row.method}`), row.by, t(`as.${row.actor}`)],
			row.corrects && koreanMoment(row.corrects),
		]);
}
