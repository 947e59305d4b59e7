import type { NeedAnswer, NeedQuestion } from './need-questions.ts';
import type { NeedId } from './needs.ts';
import { isOpen, type ReservationStatus } from './reservation.ts';

/** How it stands with a need: `closed` is what nobody answers any more. */
export type NeedStanding = NeedAnswer | 'promised' | 'asking' | 'closed';

type Asked = { questions: { list: readonly NeedQuestion[] } | null; status: ReservationStatus };

export function needStanding(id: NeedId, { questions, status }: Asked): NeedStanding {
	const question = questions?.list.find((one) => one.id === id);
	if (!question) return 'promised';
	return question.answer ?? (isOpen(status) ? 'asking' : 'closed');
}
