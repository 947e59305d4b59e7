import { ApiFailure } from '#contract/client.ts';

const isAsked = (error: unknown) => error instanceof ApiFailure && error.code === 'sign-in-again';

/**
 * Does something that may be refused until one signs in again: then `ask` asks for it, and what was wished is done. Undefined
 * where one would rather not. Asked once: who was refused a second time is told why.
 */
export async function afterSignIn<Answer>(
	work: () => Promise<Answer>,
	ask: () => Promise<boolean>,
): Promise<Answer | undefined> {
	try {
		return await work();
	} catch (error) {
		if (!isAsked(error)) throw error;
		return (await ask()) ? work() : undefined;
	}
}
