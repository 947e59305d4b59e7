import type { MoveBody } from '#contract/api/reservation-move.ts';
import { countBoth, forgiveAttempt } from '#server/features/attempt/count-attempt.ts';
import type { Context } from '#server/http/handlers.ts';

type Given = Pick<Context, 'queries' | 'services' | 'viewer'>;
type Asked = { id: string; body: MoveBody };

/** What can be done again and again, and is told to the other side each time. All other moves come to an end by themselves. */
const isEndless = ({ move }: MoveBody): boolean =>
	['ask-change', 'withdraw-change', 'reduce', 'propose-dates', 'withdraw-dates'].includes(move);

/** The seconds to wait when somebody changes their mind too often. */
export async function countChange(context: Given, { id, body }: Asked): Promise<number | undefined> {
	const { viewer } = context;
	if (!viewer || !isEndless(body)) return undefined;
	return countBoth(context, ['change-member', viewer.id], ['change-reservation', `${viewer.id} ${id}`]);
}

/** Nothing came of it and nobody was told. */
export async function forgiveChange(context: Given, { id, body }: Asked): Promise<void> {
	const { viewer } = context;
	if (!viewer || !isEndless(body)) return;
	await forgiveAttempt(context, 'change-member', viewer.id);
	await forgiveAttempt(context, 'change-reservation', `${viewer.id} ${id}`);
}
