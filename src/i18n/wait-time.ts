/** How long somebody is asked to wait, as messages say it: `seconds` as they are, `count` in the largest `unit` that is no riddle. */
export type WaitTime = { seconds: number; unit: 'seconds' | 'minutes' | 'hours'; count: number };

/** Up to this many of a unit are told in it. */
const most = 90;

/** Never less than is left: whoever comes back then is let in. A minute where it was not told. */
export function waitTime(retryAfter = 60): WaitTime {
	const seconds = Math.max(1, Math.ceil(retryAfter));
	const minutes = Math.ceil(seconds / 60);
	if (seconds <= most) return { seconds, unit: 'seconds', count: seconds };
	if (minutes <= most) return { seconds, unit: 'minutes', count: minutes };
	return { seconds, unit: 'hours', count: Math.ceil(minutes / 60) };
}
