import type { CheckedVoucher } from '#contract/api/voucher.ts';
import { verifyVoucher } from '#contract/verify-voucher.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { admit } from '#domain/member/access.ts';
import { isReservationCode } from '#domain/reservation/code.ts';
import { voucherState } from '#domain/reservation/voucher.ts';
import { tokenIn } from '#domain/reservation/voucher-token.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import { findByCode } from './voucher.repo.ts';
import { voucherKeys } from './voucher-keys.ts';

const unknown: CheckedVoucher = { state: 'unknown', reservation: null };

/** “mr 261017 4k7px” means MR-261017-4K7PX. */
function codeIn(text: string): string | undefined {
	const tidy = text
		.toUpperCase()
		.replace(/[^A-Z\d]/g, '')
		.replace(/^(MR)(\d{6})(.{5})$/, '$1-$2-$3');
	return isReservationCode(tidy) ? tidy : undefined;
}

/**
 * Whether a voucher is good for today, by how its reservation stands now. To a provider the vouchers of others are as
 * unknown as those that never were.
 */
export async function checkVoucher(
	{ queries, services, viewer }: Pick<Context, 'queries' | 'services' | 'viewer'>,
	{ text, language, now = new Date() }: { text: string; language: ContentLocale; now?: Date },
) {
	if (!viewer) return accept(unknown);
	const isToken = tokenIn(text) !== undefined;
	const verified = isToken && (await verifyVoucher(text, { keys: voucherKeys(services.keys), now }));
	const code = verified ? ('facts' in verified ? verified.facts.code : undefined) : codeIn(text);
	if (code === undefined) return accept(unknown);
	const isOperator = admit('operator', viewer) === 'admitted';
	const found = await findByCode(queries, { code, memberId: isOperator ? undefined : viewer.id, language });
	if (!found) return accept(unknown);
	const { row, title } = found;
	const { order, terms } = reservationOf(row);
	return accept({
		state: voucherState(row, koreanDay(now)),
		reservation: {
			id: row.id,
			code: row.code,
			status: row.status,
			title,
			guest: `${row.firstName} ${row.lastName}`.trim(),
			order,
			unit: terms.price.unit,
		},
	} satisfies CheckedVoucher);
}
