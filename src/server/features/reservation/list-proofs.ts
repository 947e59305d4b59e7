import type { ProofQueue, TransferSlip } from '#contract/api/proof.ts';
import { pageSize } from '#contract/endpoint.ts';
import { type ContentLocale, type LocaleText, shownLocale } from '#domain/kernel/locale-text.ts';
import { accept } from '#domain/kernel/result.ts';
import { isAsking } from '#domain/reservation/need-questions.ts';
import { isLastAgain } from '#domain/reservation/proof.ts';
import { balanceDue } from '#domain/reservation/reservation.ts';
import { shownStatus } from '#domain/reservation/shown-status.ts';
import { cursorOf, cursorPart, pageOf } from '#server/cursor.ts';
import type { Queries } from '#server/queries.ts';
import { countDecidedProofs, countWaitingProofs, findProofPage, findProofRows, findRecorded } from './proof.repo.ts';
import { reservationOf } from './reservation-row.repo.ts';

type Asked = { language: ContentLocale; queue: ProofQueue; cursor?: string | undefined };

const inOrder = cursorOf({ at: cursorPart.moment, id: cursorPart.uuid });

/** Transfer slips with the reservations they pay for: those that wait, or those that were decided. */
export async function listProofs(queries: Queries, { language, queue, cursor }: Asked) {
	const after = inOrder.read(cursor);
	if (!after.ok) return after;
	const [page, total] = await Promise.all([
		findProofPage(queries, { queue, after: after.value, limit: pageSize + 1 }),
		queue === 'waiting' ? countWaitingProofs(queries) : countDecidedProofs(queries),
	]);
	const { shown, nextCursor } = pageOf(page, ({ at, fileId }) => inOrder.write({ at, id: fileId }));
	const rows = await findProofRows(
		queries,
		shown.map(({ fileId }) => fileId),
		language,
	);
	const recorded = await findRecorded(queries, [...new Set(rows.map(({ row }) => row.id))]);
	return accept({
		items: shown.flatMap(({ fileId }) =>
			slipView(
				rows.filter(({ proof }) => proof.fileId === fileId),
				{ queue, language, recorded },
			),
		),
		total,
		nextCursor,
	});
}

type Row = Awaited<ReturnType<typeof findProofRows>>[number];
type Telling = { queue: ProofQueue; language: ContentLocale; recorded: Awaited<ReturnType<typeof findRecorded>> };

/** One slip; what of it was set aside by a newer one is not shown among what waits. */
function slipView(rows: Row[], { queue, language, recorded }: Telling): TransferSlip[] {
	const told = rows.filter(({ proof }) => (queue === 'waiting' ? proof.status === 'sent' : proof.decidedAt !== null));
	const [first] = told;
	if (!first) return [];
	const { proof, file, guest } = first;
	const say = (texts: LocaleText) => texts[shownLocale(texts, language) ?? 'ko'] ?? '';
	return [
		{
			id: proof.fileId,
			name: file.name,
			mediaType: file.mediaType,
			variant: file.variants[0]?.name ?? '',
			sentAt: proof.at.toISOString(),
			answerBy: proof.answerBy.toISOString(),
			guest: `${guest.firstName} ${guest.lastName}`.trim(),
			email: guest.email,
			guestLanguage: guest.locale,
			status: proof.status,
			reason: proof.reason,
			note: proof.note,
			reservations: told.map(({ proof: { won, status, receivedWon }, row, title, providerName }) => ({
				...{ reservationId: row.id, code: row.code, title, on: row.on },
				status: shownStatus(row.status, isAsking(row.questions)),
				...{ won, receivedWon, state: status, isPutOff: !isLastAgain(row) },
				provider: say(providerName),
				most: Math.max(won, balanceDue(reservationOf(row).money)),
				recorded: recorded
					.filter(({ reservationId }) => reservationId === row.id)
					.map(({ won, method, actor, at }) => ({ won, method, actor, at: at.toISOString() })),
			})),
		},
	];
}
