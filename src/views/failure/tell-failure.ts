import type { CallApi } from '#contract/api.ts';

/** As many and as long as the server takes (`domain/running/browser-failure.ts`). */
const most = { name: 60, message: 300, frames: 12, frame: 300, path: 200 };

/** A page that is drawn again and breaks again is told of once. */
let last: { told: string; number: Promise<string | undefined> } | undefined;

/** What broke in this browser, told to the server: the number it keeps it under, or none where that gets no answer either. */
export function tellFailure(callApi: CallApi, error: unknown): Promise<string | undefined> {
	const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
	const body = {
		name: name.slice(0, most.name),
		message: message.slice(0, most.message),
		stack: stack
			.split('\n')
			.filter((line) => line.length <= most.frame)
			.slice(0, most.frames),
		path: window.location.pathname.slice(0, most.path),
		version: import.meta.env.VITE_SOFTWARE_VERSION ?? '',
	};
	const told = JSON.stringify(body);
	if (last?.told === told) return last.number;
	const number = callApi('POST /api/failures', { body }).then(
		(answer) => answer.number,
		() => {
			last = undefined;
			return undefined;
		},
	);
	last = { told, number };
	return number;
}
