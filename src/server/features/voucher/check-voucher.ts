import type { CheckedVoucher } from '#contract/api/voucher.ts';
import { verifyVoucher } from '#contract/verify-voucher.ts';
import { koreanDay } from '#domain/kernel/korean-date.ts';
import type { ContentLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import type { Viewer } from '#domain/member/access.ts';
import { organisationsWhere } from '#domain/organisation/rights.ts';
import { mayMove } from '#domain/reservation/advance-reservation.ts';
import { shortCode, wholeCode } from '#domain/reservation/code.ts';
import { moveRight } from '#domain/reservation/move-right.ts';
import { paymentStatus } from '#domain/reservation/payment.ts';
import { payView } from '#domain/reservation/payment-state.ts';
import { balanceDue } from '#domain/reservation/reservation.ts';
import { mayForReservation, roleFor } from '#domain/reservation/reservation-policy.ts';
import { aboutToday, voucherState } from '#domain/reservation/voucher.ts';
import { tokenIn } from '#domain/reservation/voucher-token.ts';
import { isAllergic, reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Context } from '#server/http/handlers.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { findByCode, findByShortCode, noteChecked } from './voucher.repo.ts';
import { voucherKeys } from './voucher-keys.ts';

type Asked = { text: string; language: ContentLocale };
type Found = Awaited<ReturnType<typeof findByCode>>[number];

const unknown: CheckedVoucher = { state: 'unknown', reservation: null, several: [] };

const mostShown = 10;

/**
 * Whether a voucher is good for today, by how its reservation stands now. To a provider the vouchers of others are as
 * unknown as those that never were. The first time it is found good is noted: the guest was there.
 */
export async function checkVoucher(
	context: Pick<Context, 'queries' | 'services' | 'now' | 'viewer'>,
	{ text, language }: Asked,
) {
	const { queries, services, now, viewer } = context;
	if (!viewer) return accept(unknown);
	const found = await find(context, viewer, { text, language });
	const [one] = found;
	if (!one) return accept(unknown);
	if (found.length > 1)
		return accept({ state: 'several', reservation: null, several: found.map(briefOf) } satisfies CheckedVoucher);
	const state = voucherState(one.row, koreanDay(now));
	if (state === 'valid' && one.row.checkedAt === null && one.row.memberId !== viewer.id)
		await noteChecked(queries, one.row.id, now);
	return accept({
		state,
		reservation: answerOf(one, { viewer, now, keys: services.keys }),
		several: [],
	} satisfies CheckedVoucher);
}

async function find(
	{ queries, services, now }: Pick<Context, 'queries' | 'services' | 'now'>,
	viewer: Viewer,
	{ text, language }: Asked,
): Promise<Found[]> {
	const whose = { organisations: organisationsWhere(viewer, 'arrival.note'), language };
	if (tokenIn(text) !== undefined) {
		const verified = await verifyVoucher(text, { keys: voucherKeys(services.keys), now });
		return 'facts' in verified ? findByCode(queries, { code: verified.facts.code, ...whose }) : [];
	}
	const code = wholeCode(text);
	if (code !== undefined) return findByCode(queries, { code, ...whose });
	const short = shortCode(text);
	if (short === undefined) return [];
	const today = koreanDay(now);
	const found = await findByShortCode(queries, { short, today, limit: mostShown, ...whose });
	const near = aboutToday(
		found.map(({ row }) => row),
		today,
	);
	return found.filter(({ row }) => near.includes(row));
}

const guestOf = ({ row }: Found): string => `${row.firstName} ${row.lastName}`.trim();

const briefOf = (found: Found) => ({
	code: found.row.code,
	guest: guestOf(found),
	title: found.title,
	on: found.row.on,
});

/** What the desk has to know: who comes, what they need, and what is still to be paid. */
function answerOf(
	found: Found,
	{ viewer, now, keys }: { viewer: Viewer; now: Date; keys: Keyring },
): NonNullable<CheckedVoucher['reservation']> {
	const { row, title, organisationId } = found;
	const reservation = reservationOf(row);
	const sides = { memberId: row.memberId, organisationId };
	const actor = roleFor(viewer, sides);
	const may = (move: 'arrive' | 'undo-arrival') =>
		actor !== undefined &&
		mayMove(reservation, move, { actor, now }) &&
		mayForReservation(viewer, moveRight(move), sides);
	return {
		id: row.id,
		code: row.code,
		status: row.status,
		title,
		guest: guestOf(found),
		order: reservation.order,
		unit: reservation.terms.price.unit,
		needs: row.needs,
		isAllergic: isAllergic(keys, row),
		questions: row.questions && { list: [...row.questions.list], isLate: row.questions.isLate },
		language: row.locale,
		payment: paymentStatus(reservation),
		pay: payView(reservation),
		stillToPay: balanceDue(reservation.money),
		checkedBefore: row.checkedAt?.toISOString() ?? null,
		arrivedAt: row.arrivedAt?.toISOString() ?? null,
		mayArrive: may('arrive'),
		mayUndoArrival: may('undo-arrival'),
	};
}
