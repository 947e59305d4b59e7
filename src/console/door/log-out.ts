import type { CallApi } from '#contract/api.ts';
import { consoleDoors } from '#contract/console-pages.ts';

/** Out of here, to the door. Where nobody answers one is still inside, and the page stays. */
export async function logOut(callApi: CallApi): Promise<void> {
	const isOut = await callApi('DELETE /api/sessions/current', {}).then(
		() => true,
		() => false,
	);
	if (isOut) window.location.assign(consoleDoors.login);
}
