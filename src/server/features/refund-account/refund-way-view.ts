import type { RefundStandingView, RefundWaySaid } from '#contract/api/refund-account.ts';
import { isWayKnown, maskedNumber, mayAsk, maySayWay, waysBack } from '#domain/refund/refund-account.ts';
import { refundDue } from '#domain/reservation/reservation.ts';
import type { ReservationRole } from '#domain/reservation/reservation-policy.ts';
import type { PaymentRow } from '#server/features/reservation/payment.repo.ts';
import type { FoundReservation } from '#server/features/reservation/reservation.repo.ts';
import { reservationOf } from '#server/features/reservation/reservation-row.repo.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import type { RefundAccountRow } from './refund-account.repo.ts';
import { openAccount } from './sealed-refund-account.ts';

export const standingOf = ({ way, returnedAt, reducedAt }: RefundAccountRow) => ({
	way,
	isReturned: returnedAt !== null,
	isReduced: reducedAt !== null,
});

/** What was said, masked; null while nothing was. */
export function waySaid(keys: Keyring, row: RefundAccountRow | undefined): RefundWaySaid | null {
	if (!row || row.way === null || row.givenAt === null) return null;
	const stored = openAccount(keys, row);
	const { way, isReturned, isReduced } = { ...standingOf(row), way: row.way };
	return {
		...{ way, isReturned, isReduced, at: row.givenAt.toISOString() },
		account: stored ? { country: stored.country, bank: stored.bank, number: maskedNumber(stored) } : null,
		as: row.givenAs === 'operator' ? 'operator' : 'member',
	};
}

/** Whether there is anybody to ask, and it is time. */
export const canBeAsked = (
	row: Pick<RefundAccountRow, 'askedAt'> | undefined,
	{ email, now }: { email: string; now: Date },
): boolean => email !== '' && mayAsk(row?.askedAt ?? null, now);

type Part = {
	found: FoundReservation;
	row: RefundAccountRow | undefined;
	payments: readonly PaymentRow[];
	role: ReservationRole;
	/** Whether it is theirs to write to its guest about it, and to write down what they say. */
	isDesk: boolean;
	now: Date;
};

/** As its guest, the house or an operator sees it. The agency sends what was transferred: no account is a house's to see. */
export function refundStandingView(
	keys: Keyring,
	{ found, row, payments, role, isDesk, now }: Part,
): RefundStandingView {
	const due = refundDue(reservationOf(found.row).money);
	const said = waySaid(keys, row);
	const isHouse = role === 'provider';
	const moved = payments.map(({ reversedAt, ...one }) => ({ ...one, isReversed: reversedAt !== null }));
	return {
		won: due,
		said: said && isHouse ? { ...said, account: null } : said,
		isKnown: isWayKnown(row && standingOf(row)),
		ways: (role === 'member' || isDesk) && maySayWay({ refundDue: due }) ? waysBack(moved, due) : [],
		askedAt: isHouse ? null : (row?.askedAt?.toISOString() ?? null),
		canAsk: isDesk && due > 0 && canBeAsked(row, { email: found.row.email, now }),
	};
}
