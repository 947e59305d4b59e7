import { type AsideReason, needsNote } from '#domain/bank/bank-line.ts';
import { accept, refuse } from '#domain/kernel/result.ts';
import { recordEvents } from '#server/features/event/record-event.ts';
import type { MemberContext } from '#server/member-context.ts';
import { lockTheseLines, saveLines } from './bank.repo.ts';

type Asked = { ids: readonly string[]; reason: AsideReason; note: string };

/** Several for one reason. Those that a colleague has decided meanwhile stay as they are, and are told. */
export function setLinesAside({ services, memberId, now }: MemberContext, { ids, reason, note }: Asked) {
	return services.transact(async (work) => {
		if (needsNote(reason) && note === '')
			return refuse('invalid-input', { faults: [{ at: 'note', code: 'required' }] });
		const lines = await lockTheseLines(work, ids);
		const open = lines.filter(({ state }) => state === 'open');
		const done = open.map(({ id }) => id);
		await saveLines(work, done, { state: 'aside', asideReason: reason, note, decidedAt: now, decidedBy: memberId });
		await recordEvents(
			work,
			open.map(({ id, won, direction }) => ({
				...({ kind: 'bank.line-set-aside', subject: ['bank-line', id], actor: 'operator', at: now } as const),
				...{ actorId: memberId, parties: {}, facts: { reason, won, direction } },
			})),
		);
		return accept({ done, left: ids.filter((id) => !done.includes(id)) });
	});
}
