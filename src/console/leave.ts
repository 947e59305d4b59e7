import { consoleDoors } from '#contract/console-pages.ts';
import { pauseLoggedIn } from '#views/member/while-logged-in.ts';
import { forgetKept } from '#views/offline/forget-kept.ts';

/** How a login ends in the console: streams rest meanwhile, and one stands at the door. */
export const leave = {
	async leaving<Answer>(work: () => Promise<Answer>): Promise<Answer> {
		pauseLoggedIn(true);
		try {
			return await work();
		} catch (error) {
			pauseLoggedIn(false);
			throw error;
		}
	},
	leaveAsVisitor({ isClosed = false } = {}): void {
		// Not only with the next answer: where the network goes first, the check of vouchers would still open.
		forgetKept();
		window.location.assign(isClosed ? `${consoleDoors.login}?closed` : consoleDoors.login);
	},
};
