import { csvOf } from '#domain/kernel/csv.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { openWonOf } from '#domain/settlement/payout.ts';
import { formatDate, formatWon } from '#i18n/format.ts';
import { findBankAccount } from '#server/features/partner/partner.repo.ts';
import { findSiteProfile } from '#server/features/profile/profile.repo.ts';
import { maskedAccount } from '#server/masked-account.ts';
import type { MemberContext } from '#server/member-context.ts';
import { pdfOf } from '#server/pdf.ts';
import { wordsIn } from '#server/words.ts';
import { allLines, maySee, viewOf } from './list-settlements.ts';
import { findStandingPayouts } from './payout.repo.ts';
import { findSettlement } from './settlement.repo.ts';

type Asked = { id: string; language: ContentLocale; as: 'csv' | 'pdf' };

const columns = ['on', 'code', 'title', 'kind', 'paid', 'held', 'promotion', 'rate', 'commission', 'payable'] as const;

/** For the books of both sides. The PDF is in Korean, as its readers' accountants are. */
export async function exportSettlement({ queries, services, viewer }: MemberContext, { id, language, as }: Asked) {
	const locale = as === 'pdf' ? 'ko' : language;
	const row = await findSettlement(queries, id, locale);
	if (!row || !maySee(viewer, row.organisationId)) return refuse('not-found');
	const statement = viewOf(row);
	const t = wordsIn(locale, ['console', 'console-settlement'])('console.settlement');
	const lines = await allLines(queries, { id, language: locale });
	const rows = lines.map((line) => [
		...[line.on, line.code, line.title, t(`kind.${line.kind}`), line.paidWon, line.heldWon, line.promotionWon],
		...[`${line.points / 100}%`, line.commissionWon, line.payableWon],
	]);
	const paid = await findStandingPayouts(queries, id);
	const wayOf = ({ way, won }: (typeof paid)[number]) =>
		t(way === 'offset' ? 'way.offset' : won > 0 ? 'way.paid' : 'way.received');
	const head = columns.map((column) => t(`column.${column}`));
	const name = `maru-${statement.number}.${as}`;
	if (as === 'csv') {
		// What was paid stands below as lines of its own: the last column sums to what is still open.
		const payouts = paid.map((one) => [one.paidOn, one.reference, one.note, wayOf(one), '', '', '', '', '', -one.won]);
		const bytes = new TextEncoder().encode(csvOf([head, ...rows, ...payouts]));
		return accept({ bytes, mediaType: 'text/csv; charset=utf-8', name });
	}
	const said = wordsIn(locale, ['console', 'console-account'])('console.account');
	// Where the rest is to go. What was paid names the bank's reference: the account may have been another one then.
	const sealed = openWonOf(row) > 0 ? await findBankAccount(queries, row.organisationId) : undefined;
	const account = maskedAccount(services.keys, row.organisationId, sealed) ?? said('none');
	const company = (await findSiteProfile(queries))?.companyName.ko ?? '';
	const owed = (won: number, name: string) =>
		[won < 0 ? `${name} (${t('state.owed')})` : name, formatWon(Math.abs(won))] as const;
	const facts: (readonly [string, string])[] = [
		[t('number'), statement.number],
		[t('month'), statement.month],
		[t('business'), statement.business],
		[t('agency'), company],
		[t('column.paid'), formatWon(statement.paidWon)],
		[t('column.held'), formatWon(statement.heldWon)],
		[t('column.promotion'), formatWon(statement.promotionWon)],
		[t('commissionWithTax', { tax: formatWon(statement.taxWon) }), formatWon(statement.commissionWon)],
		owed(statement.payableWon, t('column.payable')),
		...paid.map(
			(one) =>
				[
					`${wayOf(one)} ${formatDate(one.paidOn)}`,
					[formatWon(Math.abs(one.won)), one.reference].filter((text) => text !== '').join(' · '),
				] as const,
		),
		...(paid.length > 0 ? [owed(openWonOf(row), t('openWon'))] : []),
		...(openWonOf(row) > 0 ? [[said('title'), account] as const] : []),
	];
	const bytes = await pdfOf({ title: t('pdfTitle'), facts, table: { head, rows, note: t('pdfNote') } });
	return accept({ bytes, mediaType: 'application/pdf', name });
}
