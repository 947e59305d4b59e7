import type { ContentActTold } from '#contract/api/content.ts';
import { ApiFailure } from '#contract/client.ts';

/** A refusal says that nothing was done; whatever else comes in its place says nothing. */
const isAnswer = (error: unknown): boolean => error instanceof ApiFailure && error.status < 500;

/** So often it is asked, and so long waited in between: the server gives up a while before that. */
const tries = 10;
const pauseMs = 1_500;

type Asked = {
	act: () => Promise<{ told: ContentActTold[] }>;
	/** How each stands by now. */
	outcomes: () => Promise<{ told: ContentActTold[] }>;
	pause?: (ms: number) => Promise<void>;
};

/**
 * Something is done with several. Where the answer got lost, it is asked what became of each until two answers agree: the server
 * may still be at it. Throws where nothing was done, or where nobody answers at all.
 */
export async function actTold({
	act,
	outcomes,
	pause = wait,
}: Asked): Promise<{ told: ContentActTold[]; isLost: boolean }> {
	try {
		return { told: (await act()).told, isLost: false };
	} catch (error) {
		if (isAnswer(error)) throw error;
	}
	let before = '';
	for (let at = 0; at < tries; at += 1) {
		await pause(pauseMs);
		const answer = await outcomes().catch(() => undefined);
		const now = JSON.stringify(answer?.told ?? '');
		if (answer && now === before) return { told: answer.told, isLost: true };
		before = answer ? now : '';
	}
	throw new LostAnswer();
}

/** Nobody knows what was done. */
export class LostAnswer extends Error {}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
