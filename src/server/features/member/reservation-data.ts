import { findBankLinesOf } from '#server/features/bank/bank.repo.ts';
import { findDisputesOf } from '#server/features/dispute/dispute.repo.ts';
import { findRefundAccountsOf } from '#server/features/refund-account/refund-account.repo.ts';
import { openAccount } from '#server/features/refund-account/sealed-refund-account.ts';
import type { Keyring } from '#server/keys/keyring.ts';
import { messageBinding, messagePhrasesBinding, reservationBinding } from '#server/keys/seal-bindings.ts';
import type { MemberContext } from '#server/member-context.ts';
import {
	findEventsOf,
	findPaymentsOf,
	findPricesOf,
	findProofsOf,
	findReservationsOf,
	findWaitingOf,
} from './reservation-data.repo.ts';
import { findMessagesOf } from './thread-data.repo.ts';

/** Everything about a member's reservations, in the open: also the words that are sealed. */
export async function gatherReservations({
	queries,
	services,
	memberId,
}: Pick<MemberContext, 'queries' | 'services' | 'memberId'>) {
	const { keys } = services;
	const [reservations, events, prices, payments, proofs, messages, waiting, disputes, bankLines, refundAccounts] =
		await Promise.all([
			findReservationsOf(queries, memberId),
			findEventsOf(queries, memberId),
			findPricesOf(queries, memberId),
			findPaymentsOf(queries, memberId),
			findProofsOf(queries, memberId),
			findMessagesOf(queries, memberId),
			findWaitingOf(queries, memberId),
			findDisputesOf(queries, memberId),
			findBankLinesOf(queries, memberId),
			findRefundAccountsOf(queries, memberId),
		]);
	const of = <Row extends { reservationId: string }>(rows: readonly Row[], id: string) =>
		rows.filter(({ reservationId }) => reservationId === id).map(({ reservationId: _, ...row }) => row);
	const accounts = refundAccounts.map(({ sealed, ...said }) => ({
		...said,
		account: openAccount(keys, { reservationId: said.reservationId, sealed }) ?? null,
	}));
	return {
		reservations: reservations.map(({ memberId: _, sealed, ...row }) => ({
			...row,
			...(sealed !== null && openedFacts(keys, { id: row.id, sealed })),
			history: of(events, row.id),
			agreedPrices: of(prices, row.id),
			payments: of(payments, row.id),
			paymentProofs: of(proofs, row.id),
			bankLines: of(bankLines, row.id),
			disputes: of(disputes, row.id),
			refundAccount: of(accounts, row.id)[0] ?? null,
		})),
		messages: messages.map((row) => messageView(row, { keys, memberId })),
		waiting,
	};
}

/** What they told themselves, and what was noted about their visit: whose note it is, is the house's matter. */
function openedFacts(keys: Keyring, { id, sealed }: { id: string; sealed: string }) {
	const { note, ...ownWords } = JSON.parse(keys.open(sealed, reservationBinding(id)));
	return { ownWords, ...(note && { deskNote: { text: note.text, at: note.at } }) };
}

type MessageRow = Awaited<ReturnType<typeof findMessagesOf>>[number];
type Reader = Pick<MemberContext, 'memberId'> & { keys: MemberContext['services']['keys'] };

/** As its thread shows it: what another wrote and an operator has hidden stands there without its words, and does here. */
function messageView(message: MessageRow, { keys, memberId }: Reader) {
	const { id, subjectKind, subjectId, authorId, role, text, phrases, sealed, sealedPhrases, fileIds, ...row } = message;
	const isOwn = authorId === memberId;
	const told = {
		...row,
		about: { kind: subjectKind, id: subjectId },
		by: isOwn ? 'me' : role,
		...(row.hiddenAt !== null && { hiddenBy: 'operator' }),
	};
	if (row.hiddenAt !== null && !isOwn) return { ...told, text: null };
	return {
		...told,
		fileIds,
		text: sealed === null ? text : keys.open(sealed, messageBinding(id)),
		phrases: sealedPhrases === null ? phrases : JSON.parse(keys.open(sealedPhrases, messagePhrasesBinding(id))),
	};
}
