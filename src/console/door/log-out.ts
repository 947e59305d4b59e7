import type { CallApi } from '#contract/api.ts';
import { leave } from '../leave.ts';

/** Out of here, to the door. Where nobody answers one is still inside, and the page stays. */
export async function logOut(callApi: CallApi): Promise<void> {
	const isOut = await leave
		.leaving(() => callApi('DELETE /api/sessions/current', {}))
		.then(
			() => true,
			() => false,
		);
	if (isOut) leave.leaveAsVisitor();
}
